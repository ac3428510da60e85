import { defaultTab, isTab, type SignedIn, tabAt } from "./dashboard-tabs.ts";

/**
 * Returns the tab to redirect to from the dashboard's address, or from a tab this person may not see. Undefined if the address is
 * fine.
 */
export function tabRedirect(staff: SignedIn, pathname: string) {
  const asksForNone = /^\/admin\/?$/.test(pathname);
  const isNotTheirs = isTab(pathname) && !tabAt(staff, pathname);
  return asksForNone || isNotTheirs ? defaultTab(staff).path : undefined;
}
