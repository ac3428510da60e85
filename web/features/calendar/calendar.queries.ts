import type { QueryClient } from "@tanstack/react-query";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CreateEventRequest } from "#contract/calendar/forms.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { query } from "#web/api/queries.ts";
import { rangeOf } from "#web/features/calendar/time/placement.ts";
import type { Whose } from "./view/viewer.ts";

const freshMs = 30_000;
const { events, subscription } = calendarApi;
const { allEvents, nextEvents, eventsOfUser, users } = calendarAdminApi;

/** What touches these days, by the clocks of a zone. */
export function eventsWithin(whose: Whose, days: string[], timeZone: string) {
  const range = { query: rangeOf(days, timeZone) };
  const asked =
    typeof whose === "object"
      ? query(eventsOfUser, { params: whose, ...range })
      : query(whose === "everybody" ? allEvents : events, range);
  return { ...asked, staleTime: freshMs };
}

/** What comes next of everybody's events. */
export const nextOfAll = () => ({ ...query(nextEvents), staleTime: freshMs });

/** The person whose calendar this is, or undefined if there is none. */
export const calendarUser = (id: string) => query(users, { query: { id } });

export const ownSubscription = () => query(subscription);

export const createEvent = (whose: Whose, body: CreateEventRequest) =>
  typeof whose === "object"
    ? api(calendarAdminApi.createForUser, { params: whose, body })
    : api(calendarApi.create, { body });

/** Every list of events is read anew, in whatever view it stands. */
export async function refreshEvents(queryClient: QueryClient) {
  await Promise.all(
    [events, allEvents, nextEvents, eventsOfUser].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

const dayMs = 86_400_000;
/** Near first: a list holds a thousand events, which may be fewer than there are in a year. */
const reaches = [dayMs, 31 * dayMs, 365 * dayMs];

/** An event as it is now, wherever within a year someone else has moved it. Undefined when it is gone, or further. */
export async function readAnew({ id, startDate }: CalendarEvent): Promise<CalendarEvent | undefined> {
  const away = (ms: number) => new Date(Date.parse(startDate) + ms).toISOString();
  for (const reach of reaches) {
    const around = await api(events, { query: { from: away(-reach), to: away(reach) } });
    const found = around.find((event) => event.id === id);
    if (found) return found;
  }
  return undefined;
}

export const updateEvent = ({ id, version }: CalendarEvent, body: CreateEventRequest) =>
  api(calendarApi.update, { params: { id }, body: { ...body, version } });

export const removeEvent = ({ id }: CalendarEvent) => api(calendarApi.remove, { params: { id } });
