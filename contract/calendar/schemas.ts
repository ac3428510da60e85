import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp, Version } from "#contract/fields.ts";
import { calendarUserTypes, eventCategories, eventPriorities } from "./constants.ts";
import { CreateEventRequest, UpdateEventRequest } from "./forms.ts";

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

export const CalendarUser = z.object({ type: z.enum(calendarUserTypes), id: Id, name: z.string() });
export type CalendarUser = z.infer<typeof CalendarUser>;
const ofUser = z.object({ type: z.enum(calendarUserTypes), id: Id });

/** Without them 60 days back to 400 ahead. A range reaches to the ends of its UTC days: from a midnight to a midnight. */
const range = z.object({
  from: z.iso.datetime({ offset: true }).optional().describe("Read from the midnight before it, in UTC"),
  to: z.iso.datetime({ offset: true }).optional().describe("Read to the midnight after it, in UTC"),
});
export type EventRange = z.infer<typeof range>;

/** The address for calendar programs is shown once, when it is made. */
export const Subscription = z.object({ createdAt: Timestamp.nullable() });
export const NewSubscription = z.object({ url: z.url(), createdAt: Timestamp });

export const calendarCalls = {
  events: {
    access: "member|staff:calendar:read",
    summary: "The events one may see, by their start",
    query: range,
    response: z.array(CalendarEvent),
  },
  create: {
    access: "member|staff:calendar:write",
    summary: "Makes an event",
    body: CreateEventRequest,
    response: CalendarEvent,
    status: 201,
  },
  update: {
    access: "member|staff:calendar:write",
    summary: "Changes an event one may see",
    params: ById,
    body: UpdateEventRequest,
    response: CalendarEvent,
  },
  remove: {
    access: "member|staff:calendar:write",
    summary: "Deletes an event one may see",
    params: ById,
  },
  upcoming: {
    access: "public",
    summary: "The next public events that staff made: tournaments, scrims and content",
    response: z.array(PublicEvent),
  },
  subscription: {
    access: "member",
    summary: "Whether one has an address for calendar programs",
    response: Subscription,
  },
  subscribe: {
    access: "member",
    summary: "Makes a new address for calendar programs; the former one ends",
    response: NewSubscription,
    status: 201,
  },
  unsubscribe: {
    access: "member",
    summary: "Ends one's address for calendar programs",
  },
  allEvents: {
    access: "staff:calendar:read",
    summary: "Everybody's events, by their start",
    query: range,
    response: z.array(CalendarEvent),
  },
  users: {
    access: "staff:userCalendars:read",
    summary: "People whose calendar can be opened",
    query: z.object({ search: z.string().trim().max(80).optional(), id: Id.optional() }),
    response: z.array(CalendarUser),
  },
  eventsOfUser: {
    access: "staff:userCalendars:read",
    summary: "The events made by or for a person, by their start",
    params: ofUser,
    query: range,
    response: z.array(CalendarEvent),
  },
  createForUser: {
    access: "staff:userCalendars:write",
    summary: "Makes an event for a person",
    params: ofUser,
    body: CreateEventRequest,
    response: CalendarEvent,
    status: 201,
  },
} satisfies Calls;
