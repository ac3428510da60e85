import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";

/** Somebody's name, with what tells them apart where others of the list have it too. */
export function labelOf({ id, name, detail }: CalendarUser, people: CalendarUser[]): string {
  const isShared = people.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
  return isShared ? `${name}, ${detail}` : name;
}
