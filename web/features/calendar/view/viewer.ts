import {
  type CalendarUserType,
  calendarUserTypes,
  memberEventDefaults,
  staffEventDefaults,
} from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { isAllowed, type StaffRole } from "#contract/staff/roles.ts";

/** Who is looking: a member, staff, or both at once. */
export type Viewer = { memberId?: string | undefined; role?: StaffRole | undefined };

/** Whether events are written as staff, which needs a role that may write. Everybody else writes as a member. */
export const writesAsStaff = ({ role }: Viewer) => role !== undefined && isAllowed(role, "calendar", "write");
export const mayWrite = (viewer: Viewer) => writesAsStaff(viewer) || viewer.memberId !== undefined;

/** Staff who may only read see events that they wouldn't see as members, but can only change those that they would. */
export function mayChange(viewer: Viewer, { isPublic, createdById }: CalendarEvent): boolean {
  const isReader = viewer.role !== undefined && !writesAsStaff(viewer);
  return mayWrite(viewer) && (!isReader || isPublic || createdById === viewer.memberId);
}

/** Whether a member can report it: another member shared it. */
export const mayReport = (viewer: Viewer, { isPublic, isByStaff, createdById }: CalendarEvent) =>
  viewer.memberId !== undefined && !writesAsStaff(viewer) && isPublic && !isByStaff && createdById !== viewer.memberId;
/** Whether staff can make it private, or share it again. */
export const mayMakePrivate = (viewer: Viewer, { isPublic, isByStaff, privateReason }: CalendarEvent) =>
  writesAsStaff(viewer) && !isByStaff && (isPublic || privateReason !== null);

export const defaultsFor = (viewer: Viewer) =>
  ({ ...(writesAsStaff(viewer) ? staffEventDefaults : memberEventDefaults), isPublic: false }) as const;

/** The search options of the page's address. Untrusted, because anybody can type them. */
export type CalendarSearch = {
  user?: string;
  action?: string;
  view?: string;
  /** The month to show. */
  month?: string;
  /** The event to open, and a day on which it takes place. */
  event?: string;
  day?: string;
};

/** Which events to show: all the viewer may see, everybody's, or those of one person. */
export type Whose = "own" | "everybody" | { type: CalendarUserType; id: string };

/** Returns whose events to show. Falls back to the viewer's own if they may not see what the address asks for. */
export function whoseCalendar({ user, view }: CalendarSearch, { role }: Viewer): Whose {
  const person = personIn(user);
  if (person && role && isAllowed(role, "userCalendars", "read")) return person;
  return view === "admin" && role ? "everybody" : "own";
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses `applicant:` and an id. Undefined if malformed. */
function personIn(user = "") {
  const [asked, id = ""] = user.split(":");
  const type = calendarUserTypes.find((known) => known === asked);
  return type && uuid.test(id) ? { type, id } : undefined;
}
