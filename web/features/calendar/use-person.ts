import { useQuery } from "@tanstack/react-query";
import { calendarUsers } from "./calendar.queries.ts";
import type { Whose } from "./viewer.ts";

/** The name of whose calendar is shown, where it is somebody else's. */
export function usePerson(whose: Whose): string | undefined {
  const isPerson = typeof whose === "object";
  const { data: people = [] } = useQuery({ ...calendarUsers(), enabled: isPerson });
  if (!isPerson) return undefined;
  return people.find(({ type, id }) => type === whose.type && id === whose.id)?.name ?? "somebody else";
}
