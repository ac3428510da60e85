import { and, gte, type SQL, sql } from "drizzle-orm";
import { longestEventDays, nextCount } from "#contract/calendar/constants.ts";
import type { PublicEvent } from "#contract/calendar/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { dayOf } from "#server/platform/time/team-days.ts";
import { asEvent, type ListedEvent, listByStart } from "./calendar.service.ts";
import { calendarEvents } from "./calendar.table.ts";
import { forVisitors, visibleTo } from "./visibility.service.ts";

const dayMs = 86_400_000;
const upcomingCount = 5;

/** What a list of events needs to know of the team. */
type At = Pick<Team, "name" | "timeZone">;

/** Lists the team's public events that come next or are happening now. */
export const listUpcoming = (db: Database, { name, timeZone }: At, now = new Date()): Promise<PublicEvent[]> =>
  listAhead(db, { which: forVisitors, asTeam: name, most: upcomingCount, now, timeZone });

/** Does the same with everyone's events, for staff. */
export const listNext = (db: Database, { timeZone }: At, now = new Date()): Promise<ListedEvent[]> =>
  listAhead(db, { which: visibleTo({ isStaff: true }), asTeam: null, most: nextCount, now, timeZone });

type Ahead = { which: SQL | undefined; asTeam: string | null; most: number; now: Date; timeZone: string };

/** An all-day event is ahead until its last day ends where the team is. */
async function listAhead(db: Database, { which, asTeam, most, now, timeZone }: Ahead): Promise<ListedEvent[]> {
  const today = new Date(`${dayOf(now, timeZone)}T00:00:00Z`);
  const isRecent = gte(calendarEvents.startsAt, new Date(today.getTime() - longestEventDays * dayMs));
  const isAhead = sql`${calendarEvents.endsAt} >= case when ${calendarEvents.isAllDay} then ${today.toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end`;
  const rows = await listByStart(db, and(which, isRecent, isAhead), most);
  return rows.map((row) => asEvent(row, asTeam));
}
