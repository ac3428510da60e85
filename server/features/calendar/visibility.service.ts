import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type CalendarUserType, scheduleCategories, visitorCategories } from "#contract/calendar/constants.ts";
import { calendarEvents } from "./calendar.table.ts";

/** Who looks at the calendar: a member, staff, or someone signed in as both. Without ids, nobody in particular. */
export type Viewer = { memberId?: string | undefined; staffId?: string | null | undefined; isStaff: boolean };

/** Returns the writer as a viewer, because people may write what they see. */
export const viewerOf = (by: { adminId: string | null } | { member: { id: string } }): Viewer =>
  "adminId" in by ? { staffId: by.adminId, isStaff: true } : { memberId: by.member.id, isStaff: false };

const isThere = isNull(calendarEvents.deletedAt);

/** Returns the condition for what a viewer sees: staff see everything, members public events and those made by or for them. */
export function visibleTo({ memberId, isStaff }: Viewer): SQL | undefined {
  const isTheirs = memberId === undefined ? undefined : belongsToMember(memberId);
  return isStaff ? isThere : and(isThere, or(eq(calendarEvents.isPublic, true), isTheirs));
}

const belongsToMember = (id: string) =>
  or(eq(calendarEvents.createdByMemberId, id), eq(calendarEvents.forMemberId, id));

/** Returns the condition for a person's own calendar: what was made by them or for them. */
export const calendarOf = (type: CalendarUserType, id: string): SQL | undefined =>
  and(
    isThere,
    type === "applicant"
      ? belongsToMember(id)
      : or(eq(calendarEvents.createdByStaffId, id), eq(calendarEvents.forStaffId, id)),
  );

/** What everyone may see: the team's own public events of some categories. */
export const forVisitors = and(
  isThere,
  eq(calendarEvents.isPublic, true),
  eq(calendarEvents.isByStaff, true),
  isNull(calendarEvents.forMemberId),
  isNull(calendarEvents.forStaffId),
  inArray(calendarEvents.category, [...visitorCategories]),
);

/**
 * What the schedule shows: matches and tournaments of the team that are as staff wrote them. One that staff never changed is so at its
 * first version.
 */
export const forSchedule = and(
  forVisitors,
  inArray(calendarEvents.category, [...scheduleCategories]),
  sql`coalesce(${calendarEvents.staffVersion}, 1) = ${calendarEvents.version}`,
);
