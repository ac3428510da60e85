import { useQuery } from "@tanstack/react-query";
import { nextOfAll } from "#web/features/calendar/calendar.queries.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";

/** What comes next, as a list in which an event can be looked at; it stands for no days. */
export function useNextEvents(): Events {
  const { data: events = [], isPending, isError, refetch } = useQuery(nextOfAll());
  return { events, isPending, isError, refetch, covers: () => false, on: () => [] };
}
