import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import type { Traces } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { calendarEvents } from "./calendar.table.ts";

/** Who creates, changes or deletes an event. */
export type EventWriter = SignedInStaff | { member: ActingMember };
export type StoredEvent = typeof calendarEvents.$inferSelect;

/** Returns the member it belongs to: the one it was made for, otherwise the one who made it. */
export const ownerOf = ({ forMemberId, createdByMemberId }: StoredEvent) => forMemberId ?? createdByMemberId;

type EventRecord = { by: EventWriter; action: string; id: string; before: StoredEvent | null };

/**
 * Records a change to an event. What is in a member's own calendar, or was written by a member, is recorded as personal data,
 * which is deleted when they leave.
 */
export async function recordEventChange(
  tx: Database,
  { record }: Traces,
  { by, action, id, before }: EventRecord,
): Promise<void> {
  const [event] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id));
  const after = event && !event.deletedAt ? event : null;
  const owned = before ?? event;
  const memberId = (owned && ownerOf(owned)) ?? undefined;
  const change = { before: before && wordsOf(before), after: after && wordsOf(after) };
  const isMembers = memberId !== undefined || "member" in by;
  record({
    action,
    target: isMembers ? "event" : `event ${(after ?? before)?.title}`,
    targetId: id,
    ...(isMembers ? { personal: change } : change),
    ...(memberId !== undefined && { memberId }),
  });
}

/** Leaves out whose it is, which has its own column. */
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
  privateReason,
}: StoredEvent) {
  const reason = privateReason !== null && { privateReason };
  return { title, description, location, startsAt, endsAt, isAllDay, category, priority, isPublic, ...reason };
}
