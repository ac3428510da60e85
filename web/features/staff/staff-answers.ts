import type { QueryClient } from "@tanstack/react-query";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { forgetDrafts, staffWriter } from "#web/session/drafts.ts";
import { forgetUnsaved } from "#web/session/forget-unsaved.ts";
import { tellOtherTabs } from "#web/session/other-tabs.ts";
import { staffCheck } from "./staff.queries.ts";

/** Where the calls begin whose answers are for staff, or say more to them. */
const staffPaths = ["/api/admin/", calendarApi.events.path];

/** Who is signed in as staff here: an account, or the name that a guest gave at a temporary link. */
export function staffHere(queryClient: QueryClient): string | null {
  const staff = queryClient.getQueryData(staffCheck().queryKey);
  return staff?.isAdmin ? staffWriter(staff) : null;
}

/** From now on nobody is signed in as staff, in this browser. What they were told is still shown until the page is left. */
export function signStaffOut(queryClient: QueryClient) {
  const staff = staffHere(queryClient);
  if (staff) forgetDrafts(staff);
  queryClient.setQueryData(staffCheck().queryKey, { isAdmin: false });
  tellOtherTabs({ as: "staff", id: null });
}

/** Forgets what the server told staff and what they typed, once no page shows it any more. Who is signed in is kept apart. */
export function forgetStaff(queryClient: QueryClient) {
  forgetUnsaved(queryClient);
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => isForStaff(path) });
}

const isForStaff = (path: unknown) =>
  path !== staffApi.check.path && staffPaths.some((start) => String(path).startsWith(start));
