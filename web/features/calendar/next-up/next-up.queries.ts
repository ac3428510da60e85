import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { query } from "#web/api/queries.ts";

/** What comes next of the team's own public events. */
export const upcomingEvents = () => query(calendarApi.upcoming);

const most = 3;

/** Those that there is room for on the home page. */
export const firstOf = (events: PublicEvent[] = []) => events.slice(0, most);
