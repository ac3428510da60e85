import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { calendarEvents } from "./calendar.table.ts";

/** Who makes, changes or deletes an event. */
export type EventWriter = SignedInStaff | { member: ActingMember };
export type StoredEvent = typeof calendarEvents.$inferSelect;

/** The member whose it is: it was made for them, or by them. */
export const ownerOf = ({ forMemberId, createdByMemberId }: StoredEvent) => forMemberId ?? createdByMemberId;

type EventRecord = { by: EventWriter; action: string; id: string; before: StoredEvent | null };

/** Writes down what became of an event. What stands in a member's own goes when they do, and so does what a member wrote. */
export async function recordEvent(tx: Database, { by, action, id, before }: EventRecord): Promise<void> {
  const [event] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id));
  const after = event && !event.deletedAt ? event : null;
  const owned = before ?? event;
  const memberId = (owned && ownerOf(owned)) ?? undefined;
  const change = { before: before && wordsOf(before), after: after && wordsOf(after) };
  const isMembers = memberId !== undefined || "member" in by;
  await recordChange(tx, {
    by,
    action,
    target: isMembers ? "event" : `event ${(after ?? before)?.title}`,
    targetId: id,
    ...(isMembers ? { personal: change } : change),
    ...(memberId !== undefined && { memberId }),
  });
}

/** Without whose it is: that stands beside. */
function wordsOf({
  title,
  description,
  location,
  startsAt,
  endsAt,
  isAllDay,
  category,
  priority,
  isPublic,
}: StoredEvent) {
  return { title, description, location, startsAt, endsAt, isAllDay, category, priority, isPublic };
}
