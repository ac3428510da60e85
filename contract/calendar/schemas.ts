import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { AskedMoment, ById, Id, Timestamp, Version } from "#contract/fields.ts";
import { eventCategories, eventPriorities, mostOnSchedule } from "./constants.ts";
import { CreateEventRequest, ReportEventRequest, UpdateEventRequest } from "./forms.ts";

export const CalendarEvent = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  startDate: Timestamp,
  endDate: Timestamp.check(z.describe("For an all-day event, midnight UTC of its last day")),
  isAllDay: z.boolean(),
  color: z.string(),
  category: z.enum(eventCategories),
  priority: z.enum(eventPriorities),
  location: z.string(),
  isPublic: z.boolean(),
  isByStaff: z.boolean(),
  privateReason: z
    .string()
    .nullable()
    .describe("Why staff made it private. Until they share it again, its author can’t. Null for all other events"),
  createdBy: z.string().nullable().describe("Null once their account is deleted"),
  createdById: z.nullable(Id),
  version: Version,
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

/** The team's matches and tournaments. */
export const Schedule = z.object({
  next: z.array(PublicEvent).max(mostOnSchedule).describe("Under way or to come, by start"),
  past: z
    .array(
      PublicEvent.extend({ resultPath: z.nullable(z.string()).describe("The page of its result, once that’s in") }),
    )
    .max(mostOnSchedule)
    .describe("The latest first"),
});
export type Schedule = z.infer<typeof Schedule>;

/** Defaults to 60 days back and 400 ahead. A range extends to whole UTC days. */
export const EventRange = z.object({
  from: z.optional(AskedMoment).describe("Rounded down to midnight UTC"),
  to: z.optional(AskedMoment).describe("Rounded up to midnight UTC"),
});
export type EventRange = z.infer<typeof EventRange>;

/** The private feed's address is shown only once, when it is created. */
export const Subscription = z.object({ createdAt: z.nullable(Timestamp) });
export const NewSubscription = z.object({ url: z.url(), createdAt: Timestamp });

export const calendarCalls = {
  events: {
    access: "member|staff:calendar:read",
    summary: "The events you can see, by start time",
    query: EventRange,
    response: z.array(CalendarEvent),
  },
  create: {
    access: "member|staff:calendar:write",
    summary: "Creates an event",
    body: CreateEventRequest,
    response: CalendarEvent,
    status: 201,
  },
  update: {
    access: "member|staff:calendar:write",
    summary: "Changes an event you can see",
    params: ById,
    body: UpdateEventRequest,
    response: CalendarEvent,
  },
  remove: {
    access: "member|staff:calendar:write",
    summary: "Deletes an event you can see",
    params: ById,
  },
  restore: {
    access: "member|staff:calendar:write",
    summary: "Restores an event that was deleted in the last 30 days; members can only restore what they deleted",
    params: ById,
    response: CalendarEvent,
  },
  report: {
    access: "member",
    summary: "Tells staff about an event that another member shared",
    params: ById,
    body: ReportEventRequest,
    response: z.object({ id: Id.check(z.describe("The message that staff get")) }),
    status: 201,
  },
  upcoming: {
    access: "public",
    summary: "The next public events that staff made: tournaments, scrims and content",
    response: z.array(PublicEvent),
  },
  schedule: {
    access: "public",
    summary:
      "The team’s public matches and tournaments that only staff have written: those that come next, and past ones",
    response: Schedule,
  },
  subscription: {
    access: "member",
    summary: "Whether you have a private calendar link",
    response: Subscription,
  },
  subscribe: {
    access: "member",
    summary: "Creates a new private calendar link; the previous one stops working",
    response: NewSubscription,
    status: 201,
  },
  unsubscribe: {
    access: "member",
    summary: "Turns off your private calendar link",
  },
} satisfies Calls;
