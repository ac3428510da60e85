import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import type { CalendarUser } from "#contract/calendar/admin/schemas.ts";
import { isAllowed, type StaffRole } from "#contract/staff/roles.ts";
import { query } from "#web/api/queries.ts";
import { whoseCalendar } from "#web/features/calendar/view/viewer.ts";

/** The search options of the tab's address: the search, and the person chosen from its results. */
export type Search = { search?: string; user?: string };

export const mostLetters = 80;
const freshMs = 30_000;
const { users, eventsOfUser } = calendarAdminApi;

type Person = Pick<CalendarUser, "type" | "id">;

/** Returns a person's identifier in the calendar's address. */
export const nameOf = ({ type, id }: Person) => `${type}:${id}`;

/** Accounts and members whose name or email address matches the search. */
export const people = ({ search = "" }: Search) =>
  query(users, search ? { query: { search: search.slice(0, mostLetters) } } : undefined);

/** A person's events by start, from two months back to more than a year ahead. */
export const eventsOf = ({ type, id }: Person) => ({
  ...query(eventsOfUser, { params: { type, id } }),
  staleTime: freshMs,
});

/** Returns the queries the tab needs before it's shown. */
export function tabQueries(search: Search, { role }: { role: StaffRole }) {
  if (!isAllowed(role, "userCalendars", "read")) return [];
  const whose = whoseCalendar({ user: search.user ?? "" }, { role });
  return [people(search), ...(typeof whose === "object" ? [eventsOf(whose)] : [])];
}
