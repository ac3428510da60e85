import { z } from "zod";
import { calendarTexts, calendarUserTypes, nextCount } from "#contract/calendar/constants.ts";
import { CreateEventForUserRequest, MakePrivateRequest } from "#contract/calendar/forms.ts";
import { CalendarEvent, EventRange } from "#contract/calendar/schemas.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id } from "#contract/fields.ts";
import { maxSearchLength } from "#contract/search/constants.ts";

export const CalendarUser = z.object({
  type: z.enum(calendarUserTypes),
  id: Id,
  name: z.string(),
  detail: z.string().describe("Tells people of the same name apart: a member’s email, an account’s role"),
});
export type CalendarUser = z.infer<typeof CalendarUser>;
const ofUser = z.object({ type: z.enum(calendarUserTypes), id: Id });

export const calendarAdminCalls = {
  allEvents: {
    access: "staff:calendar:read",
    summary: "Everyone’s events, by start time",
    query: EventRange,
    response: z.array(CalendarEvent),
  },
  nextEvents: {
    access: "staff:calendar:read",
    summary: `The ${nextCount} events of the team and its members that come next or are under way, by start`,
    response: z.array(CalendarEvent),
  },
  makePrivate: {
    access: "staff:calendar:write",
    summary: "Makes an event that a member shared private, and tells its author why",
    params: ById,
    body: MakePrivateRequest,
    response: CalendarEvent,
  },
  users: {
    access: "staff:userCalendars:read",
    summary: "People whose calendar can be opened",
    query: z.object({ search: z.string().trim().max(maxSearchLength).optional(), id: z.optional(Id) }),
    response: z.array(CalendarUser),
  },
  eventsOfUser: {
    access: "staff:userCalendars:read",
    summary: "The events made by or for a person, by start time",
    params: ofUser,
    query: EventRange,
    response: z.array(CalendarEvent),
  },
  createForUser: {
    access: "staff:userCalendars:write",
    summary: "Creates an event for a person",
    params: ofUser,
    body: CreateEventForUserRequest,
    leadingMessage: calendarTexts.staffIncomplete,
    response: CalendarEvent,
    status: 201,
  },
} satisfies Calls;
