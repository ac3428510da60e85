import { and, desc, eq, gte, not, type SQL, sql } from "drizzle-orm";
import { longestEventDays, mostOnSchedule, nextCount } from "#contract/calendar/constants.ts";
import type { PublicEvent } from "#contract/calendar/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { dayOf } from "#server/platform/time/team-days.ts";
import { asEvent, eventsOf, type ListedEvent, listByStart, noSuchEvent } from "./calendar.service.ts";
import { calendarEvents } from "./calendar.table.ts";
import { forSchedule, forVisitors, visibleTo } from "./visibility.service.ts";

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

type Scheduled = { next: ListedEvent[]; past: ListedEvent[] };

/** Lists the team's matches and tournaments: those ahead by start, and past ones, the latest first. */
export async function listScheduled(db: Database, { name, timeZone }: At, now = new Date()): Promise<Scheduled> {
  const next = await listAhead(db, { which: forSchedule, asTeam: name, most: mostOnSchedule, now, timeZone });
  const past = await eventsOf(db)
    .where(and(forSchedule, not(isAhead(now, timeZone))))
    .orderBy(desc(calendarEvents.startsAt), desc(calendarEvents.id))
    .limit(mostOnSchedule);
  return { next, past: past.map((row) => asEvent(row, name)) };
}

/** Throws notFound if it isn't on the schedule. */
export async function getScheduledEvent(db: Database, id: string, { name }: At): Promise<ListedEvent> {
  const [row] = await eventsOf(db).where(and(forSchedule, eq(calendarEvents.id, id)));
  if (!row) throw noSuchEvent();
  return asEvent(row, name);
}

type Ahead = { which: SQL | undefined; asTeam: string | null; most: number; now: Date; timeZone: string };

const todayOf = (now: Date, timeZone: string) => new Date(`${dayOf(now, timeZone)}T00:00:00Z`);

/** An all-day event is ahead until its last day ends where the team is. */
const isAhead = (now: Date, timeZone: string) =>
  sql`${calendarEvents.endsAt} >= case when ${calendarEvents.isAllDay} then ${todayOf(now, timeZone).toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end`;

async function listAhead(db: Database, { which, asTeam, most, now, timeZone }: Ahead): Promise<ListedEvent[]> {
  const earliest = new Date(todayOf(now, timeZone).getTime() - longestEventDays * dayMs);
  const isRecent = gte(calendarEvents.startsAt, earliest);
  const rows = await listByStart(db, and(which, isRecent, isAhead(now, timeZone)), most);
  return rows.map((row) => asEvent(row, asTeam));
}
