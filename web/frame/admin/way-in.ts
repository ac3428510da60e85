import { defaultTab, type SignedIn, tabAt } from "./tabs.ts";

/** The tab that someone is led to from an address at which there is none for them. */
export const wayIn = (staff: SignedIn, pathname: string) =>
  tabAt(staff, pathname) ? undefined : defaultTab(staff).path;
