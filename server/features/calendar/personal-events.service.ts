import { and, asc, eq, isNotNull, or, type Subquery } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import { type Database, publish } from "#server/database/database.ts";
import { binnedRows } from "#server/features/bin/bin.service.ts";
import { calendarEvents, calendarSubscriptions } from "./calendar.table.ts";

type Rows = PersonalData["sections"][number]["rows"];

/** Exports events that a member made, and those that were made for them. */
export const exportEvents = (db: Database, memberId: string) => exportFrom(db, calendarEvents, memberId);

/** Exports those that were deleted and can still be restored. */
export const exportBinnedEvents = (db: Database, memberId: string) =>
  exportFrom(db, binnedRows(calendarEvents, "calendar"), memberId);

async function exportFrom(db: Database, source: typeof calendarEvents | Subquery, memberId: string): Promise<Rows> {
  const { title, description, location, startsAt, endsAt, isAllDay, category, priority, isPublic } = calendarEvents;
  const { privateReason } = calendarEvents;
  const { createdByMemberId, forMemberId } = calendarEvents;
  const rows = await db
    .select({ title, description, location, startsAt, endsAt, isAllDay, category, priority, isPublic, privateReason })
    .from(source)
    .where(or(eq(createdByMemberId, memberId), eq(forMemberId, memberId)))
    .orderBy(asc(startsAt));
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }));
}

export async function exportSubscription(db: Database, memberId: string): Promise<Rows> {
  const rows = await db
    .select({ createdAt: calendarSubscriptions.createdAt })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.memberId, memberId));
  return rows.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() }));
}

/** Deletes a leaving member's private events and those already deleted. Their events for the team stay, without their name. */
export async function deleteMemberEvents(tx: Database, memberId: string): Promise<void> {
  const isTheirsAlone = or(eq(calendarEvents.isPublic, false), isNotNull(calendarEvents.deletedAt));
  await tx.delete(calendarEvents).where(and(eq(calendarEvents.createdByMemberId, memberId), isTheirsAlone));
  await publish(tx, "calendar");
}
