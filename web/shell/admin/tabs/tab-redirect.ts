import { defaultTab, isTab, type SignedIn, tabAt } from "./tabs.ts";

/** The tab that someone is led to from the dashboard's own address, or from a tab that is not for them. */
export function tabRedirect(staff: SignedIn, pathname: string) {
  const asksForNone = /^\/admin\/?$/.test(pathname);
  const isNotTheirs = isTab(pathname) && !tabAt(staff, pathname);
  return asksForNone || isNotTheirs ? defaultTab(staff).path : undefined;
}
