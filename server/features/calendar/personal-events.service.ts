import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import { announce, type Database } from "#server/database/database.ts";
import { calendarEvents, calendarSubscriptions } from "./calendar.table.ts";

type Rows = PersonalData["sections"][number]["rows"];

/** The events that a member made, and those that were made for them; also deleted ones that can still be brought back. */
export async function exportEvents(db: Database, memberId: string): Promise<Rows> {
  const { title, description, location, startsAt, endsAt, isAllDay, category, priority, isPublic } = calendarEvents;
  const { createdByMemberId, forMemberId, deletedAt } = calendarEvents;
  const rows = await db
    .select({ title, description, location, startsAt, endsAt, isAllDay, category, priority, isPublic, deletedAt })
    .from(calendarEvents)
    .where(or(eq(createdByMemberId, memberId), eq(forMemberId, memberId)))
    .orderBy(asc(startsAt));
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }));
}

export async function exportSubscription(db: Database, memberId: string): Promise<Rows> {
  const rows = await db
    .select({ createdAt: calendarSubscriptions.createdAt })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.memberId, memberId));
  return rows.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() }));
}

/** A member who leaves: what only they could see goes, and what they deleted; the team's events stay, under nobody's name. */
export async function deleteMemberEvents(tx: Database, memberId: string): Promise<void> {
  const isTheirsAlone = or(eq(calendarEvents.isPublic, false), isNotNull(calendarEvents.deletedAt));
  await tx.delete(calendarEvents).where(and(eq(calendarEvents.createdByMemberId, memberId), isTheirsAlone));
  await announce(tx, "calendar");
}
