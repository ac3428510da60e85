import { isAllowed, type StaffRole } from "#contract/staff/roles.ts";
import { whoseCalendar } from "#web/features/calendar/view/viewer.ts";
import { eventsOf, people, type Search } from "./people.queries.ts";

/** Returns the queries the tab needs before it's shown. */
export function tabQueries(role: StaffRole, search: Search) {
  if (!isAllowed(role, "userCalendars", "read")) return [];
  const whose = whoseCalendar({ user: search.user ?? "" }, { role });
  return [people(search), ...(typeof whose === "object" ? [eventsOf(whose)] : [])];
}
