import { randomUUIDv7 } from "node:crypto";
import { and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  type CalendarUserType,
  calendarTexts,
  eventRangeDays,
  longestEventDays,
  maxEvents,
} from "#contract/calendar/constants.ts";
import { CreateEventRequest, type UpdateEventRequest } from "#contract/calendar/forms.ts";
import type { CalendarEvent, EventRange } from "#contract/calendar/schemas.ts";
import type { Team } from "#contract/team.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { isForeignKeyViolation } from "#server/database/sql-errors.ts";
import { conflict, notFound, versionConflict } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { makeChange, type Traces } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { calendarEvents } from "./calendar.table.ts";
import { isCalendarUser } from "./calendar-users.service.ts";
import { type EventWriter, ownerOf, recordEventChange, type StoredEvent } from "./event-records.service.ts";
import { calendarOf, forVisitors, type Viewer, viewerOf, visibleTo } from "./visibility.service.ts";

const dayMs = 86_400_000;

const shown = {
  id: calendarEvents.id,
  title: calendarEvents.title,
  description: calendarEvents.description,
  startsAt: calendarEvents.startsAt,
  endsAt: calendarEvents.endsAt,
  isAllDay: calendarEvents.isAllDay,
  color: calendarEvents.color,
  category: calendarEvents.category,
  priority: calendarEvents.priority,
  location: calendarEvents.location,
  isPublic: calendarEvents.isPublic,
  isByStaff: calendarEvents.isByStaff,
  privateReason: calendarEvents.privateReason,
  memberName: members.name,
  staffName: staffAccounts.username,
  createdById: sql<string | null>`coalesce(${members.id}, ${staffAccounts.id})`,
  version: calendarEvents.version,
  updatedAt: calendarEvents.updatedAt,
};

export const eventsOf = (db: Database) =>
  db
    .select(shown)
    .from(calendarEvents)
    .leftJoin(members, eq(members.id, calendarEvents.createdByMemberId))
    .leftJoin(staffAccounts, eq(staffAccounts.id, calendarEvents.createdByStaffId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof eventsOf>>[number];

/** An event, and when it was last changed. */
export type ListedEvent = CalendarEvent & { updatedAt: Date };

/** What members see instead of staff's user names: the team's name. Null for staff, who see the user names. */
type AsTeam = string | null;

/** Formats an event as it is sent. */
export const asEvent = ({ startsAt, endsAt, memberName, staffName, ...row }: Row, asTeam: AsTeam): ListedEvent => ({
  ...row,
  createdBy: memberName ?? (staffName && (asTeam ?? staffName)),
  startDate: startsAt.toISOString(),
  endDate: endsAt.toISOString(),
});

/** The last day of an all-day event counts to its end, in whatever time zone it is viewed. */
const zonesMs = 2 * dayMs;

/** Returns the condition for events that overlap the period. Events have a maximum length, so older ones aren't even read. */
function within(from: Date, to: Date): SQL | undefined {
  const since = from.getTime() - zonesMs;
  return and(
    gte(calendarEvents.startsAt, new Date(since - longestEventDays * dayMs)),
    lte(calendarEvents.startsAt, to),
    gte(calendarEvents.endsAt, new Date(since)),
  );
}

type Wanted = { which: SQL | undefined; asTeam: AsTeam; range: EventRange; now: Date };

async function listWithin(db: Database, { which, asTeam, range, now }: Wanted): Promise<ListedEvent[]> {
  const from = range.from ? new Date(range.from) : new Date(now.getTime() - eventRangeDays.back * dayMs);
  const to = range.to ? new Date(range.to) : new Date(now.getTime() + eventRangeDays.ahead * dayMs);
  const wanted = and(which, within(from, to));
  const rows = await listByStart(db, wanted, maxEvents + 1);
  const listed = rows.length <= maxEvents ? rows : await listByStart(db, fairShareOf(db, wanted), maxEvents);
  return listed.map((row) => asEvent(row, asTeam));
}

export const listByStart = (db: Database, which: SQL | undefined, limit: number) =>
  eventsOf(db).where(which).orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id)).limit(limit);

/** If there are more events than are shown, picks the team's own, then each member's first, each member's second, and so on. */
function fairShareOf(db: Database, which: SQL | undefined): SQL {
  const { id, isByStaff, createdByMemberId, startsAt } = calendarEvents;
  const rank = sql<number>`case when ${isByStaff} then 0 else row_number() over (partition by ${isByStaff}, ${createdByMemberId} order by ${startsAt}, ${id}) end`;
  const shares = db
    .select({ id, startsAt, rank: rank.as("rank") })
    .from(calendarEvents)
    .where(which)
    .as("shares");
  const chosen = db
    .select({ id: shares.id })
    .from(shares)
    .orderBy(asc(shares.rank), asc(shares.startsAt), asc(shares.id))
    .limit(maxEvents);
  return inArray(id, chosen);
}

type Seen = { viewer: Viewer; range: EventRange; team: Pick<Team, "name"> };

/** Lists what this person may see. */
export const listEvents = (db: Database, { viewer, range, team }: Seen, now = new Date()) =>
  listWithin(db, { which: visibleTo(viewer), asTeam: viewer.isStaff ? null : team.name, range, now });

/** Whether there are events that this member sees and other members don't. */
export async function hasOwnEvents(db: Database, { memberId }: Viewer): Promise<boolean> {
  if (memberId === undefined) return false;
  const isTheirsAlone = and(calendarOf("applicant", memberId), eq(calendarEvents.isPublic, false));
  const own = await db.select({ id: calendarEvents.id }).from(calendarEvents).where(isTheirsAlone).limit(1);
  return own.length > 0;
}

/** Lists what was made by or for a person. Throws notFound for an unknown one. */
export async function listEventsOfUser(db: Database, whose: For, range: EventRange, now = new Date()) {
  if (!(await isCalendarUser(db, whose))) throw noSuchPerson();
  return listWithin(db, { which: calendarOf(whose.type, whose.id), asTeam: null, range, now });
}

/** Lists all of the team's public events, for calendar programs. */
export const listVisitorEvents = (db: Database, team: Pick<Team, "name">, now = new Date()) =>
  listWithin(db, { which: forVisitors, asTeam: team.name, range: {}, now });

type For = { type: CalendarUserType; id: string };
/** Who writes, and how they see what staff wrote. */
type Writing = { by: EventWriter; asTeam: AsTeam };

/** Creates an event. By default only the people involved and staff see it. Throws notFound for an unknown person. */
export async function createEvent(
  db: Database,
  event: z.output<typeof CreateEventRequest>,
  { by, whose, asTeam }: Writing & { whose?: For },
): Promise<CalendarEvent> {
  const isByStaff = "adminId" in by;
  const id = randomUUIDv7();
  const row = {
    id,
    ...stored(event),
    isPublic: event.isPublic ?? false,
    isByStaff,
    createdByMemberId: isByStaff ? null : by.member.id,
    createdByStaffId: isByStaff ? by.adminId : null,
    forMemberId: whose?.type === "applicant" ? whose.id : null,
    forStaffId: whose?.type === "admin" ? whose.id : null,
  };
  try {
    return await makeChange(db, by, async (tx, traces) => {
      await tx.insert(calendarEvents).values(row);
      await recordEventChange(tx, traces, { by, action: "calendar.create", id, before: null });
      publishEvent(traces, row);
      return getEvent(tx, id, asTeam);
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw noSuchPerson();
    throw error;
  }
}

type Update = Writing & { id: string; event: z.output<typeof UpdateEventRequest> };

/** Changes an event that this person may see. Throws notFound, or versionConflict if someone else has changed it since. */
export async function updateEvent(db: Database, { id, event, by, asTeam }: Update): Promise<CalendarEvent> {
  const { version, isPublic } = event;
  return makeChange(db, by, async (tx, traces) => {
    const before = await lockEvent(tx, { id, by });
    if (version !== undefined && version !== before.version)
      throw versionConflict(calendarTexts.stale, await getEvent(tx, id, asTeam));
    checkChanged(CreateEventRequest, before, { title: event.title, location: event.location });
    const isSharing = isPublic === true && before.privateReason !== null;
    if (isSharing && !("adminId" in by)) throw conflict(calendarTexts.heldPrivate);
    await tx
      .update(calendarEvents)
      .set({
        ...stored(event),
        ...(isPublic !== undefined && { isPublic }),
        ...(isSharing && { privateReason: null }),
        version: sql`${calendarEvents.version} + 1`,
        ...("adminId" in by && { staffVersion: sql`${calendarEvents.version} + 1` }),
        updatedAt: sql`now()`,
      })
      .where(eq(calendarEvents.id, id));
    await recordEventChange(tx, traces, { by, action: "calendar.update", id, before });
    publishEvent(traces, { ...before, isPublic: before.isPublic || isPublic === true });
    return getEvent(tx, id, asTeam);
  });
}

/** Deletes an event. Throws notFound if this person may not see it. */
export async function removeEvent(db: Database, { id, by }: { id: string; by: EventWriter }): Promise<void> {
  await makeChange(db, by, async (tx, traces) => {
    const before = await lockEvent(tx, { id, by });
    const memberId = ownerOf(before);
    await moveToBin(tx, { kind: "calendar", table: calendarEvents, id, name: before.title, by, memberId });
    await recordEventChange(tx, traces, { by, action: "calendar.remove", id, before });
    publishEvent(traces, before);
  });
}

/** Restores a deleted event. Throws notFound if it isn't in the bin, or if a member didn't delete it or may not see it. */
export async function restoreEvent(db: Database, { id, by, asTeam }: Writing & { id: string }): Promise<CalendarEvent> {
  return makeChange(db, by, async (tx, traces) => {
    const deletedBy = "member" in by ? by.member.id : undefined;
    await takeFromBin(tx, { kind: "calendar", table: calendarEvents, id, deletedBy });
    publishEvent(traces, await lockEvent(tx, { id, by }));
    await recordEventChange(tx, traces, { by, action: "calendar.restore", id, before: null });
    return getEvent(tx, id, asTeam);
  });
}

/** What visitors see has a separate topic, so that members' events don't invalidate visitors' pages. */
export function publishEvent(
  { publish }: Traces,
  { isByStaff, isPublic }: Pick<StoredEvent, "isByStaff" | "isPublic">,
) {
  publish("calendar");
  if (isByStaff && isPublic) publish("public-calendar");
}

/** Deletes events that the previous release marked as deleted. They go to the bin now. */
export async function purgeEvents(db: Database, now = new Date()) {
  await deleteInBatches(db, calendarEvents, lt(calendarEvents.deletedAt, keptSince("bin", now)));
}

const noSuchPerson = () => notFound("This person doesn’t exist.");
export const noSuchEvent = () => notFound("This event doesn’t exist.");

/** Returns an event that this person may see, locked until the surrounding transaction ends. */
export async function lockEvent(tx: Database, { id, by }: { id: string; by: EventWriter }): Promise<StoredEvent> {
  const itself = and(eq(calendarEvents.id, id), visibleTo(viewerOf(by)));
  const [locked] = await tx.select().from(calendarEvents).where(itself).for("update");
  if (!locked) throw noSuchEvent();
  return locked;
}

export async function getEvent(db: Database, id: string, asTeam: AsTeam): Promise<CalendarEvent> {
  const [row] = await eventsOf(db).where(eq(calendarEvents.id, id));
  if (!row) throw noSuchEvent();
  return asEvent(row, asTeam);
}

function stored({ startDate, endDate, isAllDay, version: _version, isPublic: _isPublic, ...event }: EventFields) {
  const at = (moment: string) => (isAllDay ? midnightUtc(moment) : new Date(moment));
  return { ...event, isAllDay, startsAt: at(startDate), endsAt: at(endDate) };
}

type EventFields = z.output<typeof CreateEventRequest> & { version?: number | undefined };
const midnightUtc = (moment: string) => new Date(`${new Date(moment).toISOString().slice(0, 10)}T00:00:00Z`);
