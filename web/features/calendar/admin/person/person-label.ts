import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";

/** Returns a person's name, with a detail if others in the list share it. */
export function labelOf({ id, name, detail }: CalendarUser, people: CalendarUser[]): string {
  const isShared = people.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
  return isShared ? `${name}, ${detail}` : name;
}
