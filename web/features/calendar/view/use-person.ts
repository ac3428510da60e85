import { useQuery } from "@tanstack/react-query";
import { calendarUser } from "#web/features/calendar/calendar.queries.ts";
import type { Whose } from "./viewer.ts";

/** The name of whose calendar is shown, where it is a person's: undefined until it is known, null where there is nobody. */
export function usePerson(whose: Whose): string | null | undefined {
  const person = typeof whose === "object" ? whose : undefined;
  const { data: found } = useQuery({ ...calendarUser(person?.id ?? ""), enabled: person !== undefined });
  if (!person || !found) return undefined;
  return found.find(({ type }) => type === person.type)?.name ?? null;
}
