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

/** Staff whose role may write do so as staff, everybody else as the member they are. */
export const writesAsStaff = ({ role }: Viewer) => role !== undefined && isAllowed(role, "calendar", "write");
export const mayWrite = (viewer: Viewer) => writesAsStaff(viewer) || viewer.memberId !== undefined;

/** Staff who may only read see more than the member they are too, and change no more than that. */
export function mayChange(viewer: Viewer, { isPublic, createdById }: CalendarEvent): boolean {
  const isReader = viewer.role !== undefined && !writesAsStaff(viewer);
  return mayWrite(viewer) && (!isReader || isPublic || createdById === viewer.memberId);
}

export const defaultsFor = (viewer: Viewer) =>
  writesAsStaff(viewer) ? { ...staffEventDefaults, isPublic: false } : { ...memberEventDefaults, isPublic: true };

/** The options of the page's address, which anyone may have typed. */
export type CalendarSearch = {
  user?: string;
  action?: string;
  view?: string;
  /** The event that is opened, and a day on which it is. */
  event?: string;
  day?: string;
};

/** Which events are shown: what one may see, everybody's, or those of one person. */
export type Whose = "own" | "everybody" | { type: CalendarUserType; id: string };

/** An option that is not for this viewer shows them their own calendar. */
export function whoseCalendar({ user, view }: CalendarSearch, { role }: Viewer): Whose {
  const person = personIn(user);
  if (person && role && isAllowed(role, "userCalendars", "read")) return person;
  return view === "admin" && role ? "everybody" : "own";
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Of `applicant:` and an id. */
function personIn(user = "") {
  const [asked, id = ""] = user.split(":");
  const type = calendarUserTypes.find((known) => known === asked);
  return type && uuid.test(id) ? { type, id } : undefined;
}
