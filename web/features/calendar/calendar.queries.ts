import type { QueryClient } from "@tanstack/react-query";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { whileSignedIn } from "#web/api/polling.ts";
import { query } from "#web/api/queries.ts";
import { rangeOf } from "./time/placement.ts";
import type { Whose } from "./view/viewer.ts";

/** Others add events while a calendar is open. */
const polled = { staleTime: 30_000, refetchInterval: whileSignedIn(60_000) };
const { events, subscription } = calendarApi;
const { allEvents, nextEvents, eventsOfUser, users } = calendarAdminApi;

/** The events that touch these days in a time zone. */
export function eventsWithin(whose: Whose, days: string[], timeZone: string) {
  const range = { query: rangeOf(days, timeZone) };
  const asked =
    typeof whose === "object"
      ? query(eventsOfUser, { params: whose, ...range })
      : query(whose === "everybody" ? allEvents : events, range);
  return { ...asked, ...polled };
}

/** Everyone's next events. */
export const nextOfAll = () => ({ ...query(nextEvents), ...polled });

/** The person whose calendar this is, or undefined if there is none. */
export const calendarUser = (id: string) => query(users, { query: { id } });

/** The team's matches and tournaments, as everyone sees them. */
export const schedule = () => query(calendarApi.schedule);

export const ownSubscription = () => query(subscription);

export const createEvent = (whose: Whose, body: CreateEventRequest) =>
  typeof whose === "object"
    ? api(calendarAdminApi.createForUser, { params: whose, body })
    : api(calendarApi.create, { body });

/** Reloads every list of events, in all views. */
export async function refreshEvents(queryClient: QueryClient) {
  await Promise.all(
    [events, allEvents, nextEvents, eventsOfUser].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

export const updateEvent = ({ id, version }: CalendarEvent, body: CreateEventRequest) =>
  api(calendarApi.update, { params: { id }, body: { ...body, version } });

/** Shares an event that staff made private, which ends that. */
export function shareAgain(event: CalendarEvent) {
  const { id, createdBy: _, createdById: __, isByStaff: ___, privateReason: ____, ...body } = event;
  return api(calendarApi.update, { params: { id }, body: { ...body, isPublic: true } });
}

export const removeEvent = ({ id }: CalendarEvent) => api(calendarApi.remove, { params: { id } });
