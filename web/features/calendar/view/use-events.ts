import { useQuery } from "@tanstack/react-query";
import { ApiFailure } from "#contract/client.ts";
import { eventsWithin } from "#web/features/calendar/calendar.queries.ts";
import { placeEvents } from "#web/features/calendar/time/placement.ts";
import type { Whose } from "./viewer.ts";

/** Loads the events of these days and places them on each day. */
export function useEvents(whose: Whose, days: string[], timeZone: string) {
  const { data: events = [], isPending, error, refetch } = useQuery(eventsWithin(whose, days, timeZone));
  const placed = placeEvents(events, days, timeZone);
  return {
    events,
    isPending,
    /** Null for a person who doesn't exist, because trying again doesn't help. */
    error: error instanceof ApiFailure && error.status === 404 ? null : error,
    refetch,
    covers: (day: string) => placed.has(day),
    on: (day: string) => placed.get(day) ?? [],
  };
}

export type Events = ReturnType<typeof useEvents>;
