import { useQuery } from "@tanstack/react-query";
import { placeEvents } from "#web/features/calendar/time/placement.ts";
import { eventsWithin } from "./calendar.queries.ts";
import type { Whose } from "./viewer.ts";

/** The events of these days, and on which of them each stands. */
export function useEvents(whose: Whose, days: string[], timeZone: string) {
  const { data: events = [], isPending, isError, refetch } = useQuery(eventsWithin(whose, days, timeZone));
  const placed = placeEvents(events, days, timeZone);
  return {
    events,
    isPending,
    isError,
    refetch,
    covers: (day: string) => placed.has(day),
    on: (day: string) => placed.get(day) ?? [],
  };
}

export type Events = ReturnType<typeof useEvents>;
