import type { StaffRole } from "#contract/roles.ts";
import { defaultTab, tabAt } from "./tabs.ts";

/** The tab that a role is led to from an address at which there is none for it. */
export const wayIn = (role: StaffRole, pathname: string) => (tabAt(role, pathname) ? undefined : defaultTab(role).path);
