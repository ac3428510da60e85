import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, Id, lineField, Timestamp, textField } from "./fields.ts";

export const eventCategories = ["meeting", "scrim", "tournament", "content", "personal", "other"] as const;
export type EventCategory = (typeof eventCategories)[number];
export const eventCategoryLabels: Record<EventCategory, string> = {
  meeting: "Meeting",
  scrim: "Scrim Practice",
  tournament: "Tournament",
  content: "Content Creation",
  personal: "Personal",
  other: "Other",
};
/** What visitors see of the calendar, where staff made it and it is public. */
export const visitorCategories = ["tournament", "scrim", "content"] as const satisfies EventCategory[];

export const eventPriorities = ["low", "normal", "high", "urgent"] as const;
export type EventPriority = (typeof eventPriorities)[number];
export const eventPriorityLabels: Record<EventPriority, string> = {
  low: "Low",
  normal: "Normal",
  high: "High",
  urgent: "Urgent",
};

export const defaultEventColor = "#f59e0b";
export const memberEventDefaults = { color: defaultEventColor, category: "personal", priority: "normal" } as const;
export const staffEventDefaults = { color: defaultEventColor, category: "meeting", priority: "normal" } as const;

/** Today's and the member page's words, then the admin panel's. */
export const calendarTexts = {
  title: "Title is required",
  startDate: "Start date is required",
  endDate: "End date is required",
  startTime: "Start time is required",
  endTime: "End time is required",
  category: "Category is required",
  order: "End date must be after the start date",
  tooLong: "An event lasts at most 366 days",
  outOfReach: "Please choose a date between 2000 and 2100",
  created: "Event Created",
  updated: "Event Updated",
  deleted: "Event Deleted",
  createFailed: "Failed to create calendar event. Please try again.",
  updateFailed: "Failed to update calendar event. Please try again.",
  deleteFailed: "Failed to delete calendar event. Please try again.",
  stale: "Somebody else has changed this event meanwhile. Your text is still here: look at theirs and save again.",
  staffIncomplete: "Please fill in all required fields",
  staffFailed: "Failed to create event",
  noUser: "No user selected",
} as const;

const say = calendarTexts;
const dayMs = 86_400_000;
export const longestEventDays = 366;

/** A moment with its zone; of an all-day event only its UTC date counts. */
const moment = (required: string) =>
  z.iso
    .datetime({ offset: true, error: required })
    .pipe(z.string().refine((value) => /^20\d\d-/.test(new Date(value).toISOString()), say.outOfReach));

const fields = {
  title: lineField({ min: 1, max: 120, required: say.title }),
  description: textField({ max: 4000 }).default(""),
  startDate: moment(say.startDate),
  endDate: moment(say.endDate),
  isAllDay: z.boolean().default(false),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Please choose a colour")
    .toLowerCase()
    .default(defaultEventColor),
  category: z.enum(eventCategories, { error: say.category }),
  priority: z.enum(eventPriorities, { error: "Please choose a priority" }).default("normal"),
  location: lineField({ max: 200 }).default(""),
  isPublic: z
    .boolean()
    .optional()
    .describe("Shown to every signed-in person. By default a member's is, staff's is not"),
};

type Span = { startDate: string; endDate: string; isAllDay: boolean };
const spanOf = ({ startDate, endDate, isAllDay }: Span, unit = isAllDay ? dayMs : 1) =>
  (Math.floor(Date.parse(endDate) / unit) - Math.floor(Date.parse(startDate) / unit)) * unit;
// What is no date has been refused by itself, and lasts NaN.
const checks = [
  z.refine<Span>((event) => !(spanOf(event) < 0), { path: ["endDate"], error: say.order }),
  z.refine<Span>((event) => !(spanOf(event) > longestEventDays * dayMs), { path: ["endDate"], error: say.tooLong }),
] as const;

export const CreateEventRequest = z.strictObject(fields).check(...checks);
export type CreateEventRequest = z.input<typeof CreateEventRequest>;

export const UpdateEventRequest = z
  .strictObject({ ...fields, version: z.int().min(1).describe("The version that was edited; another one is 409") })
  .check(...checks);
export type UpdateEventRequest = z.input<typeof UpdateEventRequest>;

export const CalendarEvent = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  startDate: Timestamp,
  endDate: Timestamp.describe("Of an all-day event midnight UTC of its last day"),
  isAllDay: z.boolean(),
  color: z.string(),
  category: z.enum(eventCategories),
  priority: z.enum(eventPriorities),
  location: z.string(),
  isPublic: z.boolean(),
  createdBy: z.string().nullable().describe("null when they are gone"),
  createdById: Id.nullable(),
  version: z.int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** An event as visitors see it. */
export const PublicEvent = CalendarEvent.pick({
  id: true,
  title: true,
  description: true,
  startDate: true,
  endDate: true,
  isAllDay: true,
  category: true,
  location: true,
});
export type PublicEvent = z.infer<typeof PublicEvent>;

/** Whose calendar: an admin account's, or a registered member's. */
export const calendarUserTypes = ["admin", "applicant"] as const;
export type CalendarUserType = (typeof calendarUserTypes)[number];
export const CalendarUser = z.object({ type: z.enum(calendarUserTypes), id: Id, name: z.string() });
export type CalendarUser = z.infer<typeof CalendarUser>;
const ofUser = z.object({ type: z.enum(calendarUserTypes), id: Id });

/** Without them 60 days back to 400 ahead. A range reaches to the ends of its UTC days: from a midnight to a midnight. */
const range = z.object({
  from: z.iso.datetime({ offset: true }).optional().describe("Read from the midnight before it, in UTC"),
  to: z.iso.datetime({ offset: true }).optional().describe("Read to the midnight after it, in UTC"),
});
export type EventRange = z.infer<typeof range>;
export const eventRangeDays = { back: 60, ahead: 400 } as const;
export const maxEvents = 1000;

/** The address for calendar programs is shown once, when it is made. */
export const Subscription = z.object({ createdAt: Timestamp.nullable() });
export const NewSubscription = z.object({ url: z.url(), createdAt: Timestamp });
export const publicCalendarPath = "/calendar/public.ics";

export const calendarApi = {
  events: endpoint({
    method: "GET",
    path: "/api/calendar/events",
    access: "member|staff:calendar:read",
    summary: "The events one may see, by their start",
    query: range,
    response: z.array(CalendarEvent),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/calendar/events",
    access: "member|staff:calendar:write",
    summary: "Makes an event",
    body: CreateEventRequest,
    response: CalendarEvent,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/calendar/events/:id",
    access: "member|staff:calendar:write",
    summary: "Changes an event one may see",
    params: ById,
    body: UpdateEventRequest,
    response: CalendarEvent,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/calendar/events/:id",
    access: "member|staff:calendar:write",
    summary: "Deletes an event one may see",
    params: ById,
  }),
  upcoming: endpoint({
    method: "GET",
    path: "/api/calendar/upcoming",
    access: "public",
    summary: "The next public events that staff made: tournaments, scrims and content",
    response: z.array(PublicEvent),
  }),
  subscription: endpoint({
    method: "GET",
    path: "/api/calendar/subscription",
    access: "member",
    summary: "Whether one has an address for calendar programs",
    response: Subscription,
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/api/calendar/subscription",
    access: "member",
    summary: "Makes a new address for calendar programs; the former one ends",
    response: NewSubscription,
    status: 201,
  }),
  unsubscribe: endpoint({
    method: "DELETE",
    path: "/api/calendar/subscription",
    access: "member",
    summary: "Ends one's address for calendar programs",
  }),
  allEvents: endpoint({
    method: "GET",
    path: "/api/admin/calendar/events",
    access: "staff:calendar:read",
    summary: "Everybody's events, by their start",
    query: range,
    response: z.array(CalendarEvent),
  }),
  users: endpoint({
    method: "GET",
    path: "/api/admin/calendar/users",
    access: "staff:userCalendars:read",
    summary: "People whose calendar can be opened",
    query: z.object({ search: z.string().trim().max(80).optional(), id: Id.optional() }),
    response: z.array(CalendarUser),
  }),
  eventsOfUser: endpoint({
    method: "GET",
    path: "/api/admin/calendar/users/:type/:id",
    access: "staff:userCalendars:read",
    summary: "The events made by or for a person, by their start",
    params: ofUser,
    query: range,
    response: z.array(CalendarEvent),
  }),
  createForUser: endpoint({
    method: "POST",
    path: "/api/admin/calendar/users/:type/:id",
    access: "staff:userCalendars:write",
    summary: "Makes an event for a person",
    params: ofUser,
    body: CreateEventRequest,
    response: CalendarEvent,
    status: 201,
  }),
};
