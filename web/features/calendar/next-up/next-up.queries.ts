import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { PublicEvent } from "#contract/calendar/schemas.ts";
import { query } from "#web/api/queries.ts";

/** The next public events of the team. */
export const upcomingEvents = () => query(calendarApi.upcoming);

const most = 3;

/** The events that fit on the home page. */
export const firstOf = (events: PublicEvent[] = []) => events.slice(0, most);
