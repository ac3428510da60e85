import { isAllowed, type StaffRole } from "#contract/roles.ts";
import { people, type Search } from "./people.queries.ts";

/** All that the tab asks for before it is shown. */
export const whatIsShown = (role: StaffRole, search: Search) =>
  isAllowed(role, "userCalendars", "read") ? [people(search)] : [];
