import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { query } from "#web/api/queries.ts";

/** The options of the tab's address: what was searched, and who was chosen of what was found. */
export type Search = { search?: string; user?: string };

export const mostLetters = 80;
const freshMs = 30_000;
const { users, eventsOfUser } = calendarAdminApi;

type Person = Pick<CalendarUser, "type" | "id">;

/** As the calendar's own address names a person. */
export const nameOf = ({ type, id }: Person) => `${type}:${id}`;

/** Accounts and members whose name or address has what was searched. */
export const people = ({ search = "" }: Search) =>
  query(users, search ? { query: { search: search.slice(0, mostLetters) } } : undefined);

/** From two months back to more than a year ahead, by their start. */
export const eventsOf = ({ type, id }: Person) => ({
  ...query(eventsOfUser, { params: { type, id } }),
  staleTime: freshMs,
});
