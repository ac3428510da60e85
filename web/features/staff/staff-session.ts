import type { QueryClient } from "@tanstack/react-query";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { dropDraftsOf, dropTabDrafts, forgetTyped, staffWriter } from "#web/browser-state/draft-store.ts";
import { tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { staffSession } from "./staff.queries.ts";

/** Paths of calls whose responses are for staff, or include more for them. */
const staffPaths = ["/api/admin/", calendarApi.events.path];

/** Returns who is signed in as staff: an account, or the name of a temporary link's guest. Null if nobody is. */
export function signedInStaff(queryClient: QueryClient): string | null {
  const staff = queryClient.getQueryData(staffSession().queryKey);
  return staff?.isAdmin ? staffWriter(staff) : null;
}

/** Records that staff are signed out, in every tab of this browser. The page keeps showing what it has loaded until it's left. */
export function signStaffOut(queryClient: QueryClient) {
  const staff = signedInStaff(queryClient);
  if (staff) dropDraftsOf(staff);
  dropTabDrafts(); // or the browser would ask about it
  queryClient.setQueryData(staffSession().queryKey, { isAdmin: false });
  tellOtherTabs({ as: "staff", id: null });
}

/** Removes all cached staff data and everything typed, except who is signed in. Only call this once no page shows it. */
export function clearStaffCache(queryClient: QueryClient) {
  forgetTyped(queryClient);
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => isForStaff(path) });
}

const isForStaff = (path: unknown) =>
  path !== staffApi.check.path && staffPaths.some((start) => String(path).startsWith(start));
