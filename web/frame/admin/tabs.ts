import type { ComponentType } from "react";
import { isAllowed, type StaffArea, type StaffRole } from "#contract/roles.ts";
import { team } from "#team.config.ts";
import { PendingBadge } from "#web/features/applications/admin/pending-badge.tsx";

export type AdminTab = {
  /** Of its address, `/admin/{path}`. */
  path: string;
  name: string;
  /** Whoever may read it sees the tab. */
  area: StaffArea;
  badge?: ComponentType;
};

const applications: AdminTab = {
  path: "applications",
  name: "Applications",
  area: "applications",
  badge: PendingBadge,
};

const points: AdminTab = { path: "points", name: team.programme.name, area: "points" };

const calendar: AdminTab = { path: "calendar", name: "Calendar", area: "calendar" };

/** The dashboard's tabs that there are, in their order. Each has a page of its own in `pages/admin/_dashboard/`. */
const tabs = [points, calendar, applications];

export const tabsOf = (role: StaffRole) => tabs.filter(({ area }) => isAllowed(role, area, "read"));

/** The tab that an address names, if there is one for this role. */
export const tabAt = (role: StaffRole, pathname: string) =>
  tabsOf(role).find(({ path }) => path === pathname.split("/")[2]);

/** Where the dashboard opens: at the roster for whoever runs the site, at the applications for management. */
export const defaultTab = (role: StaffRole) => tabAt(role, "/admin/players") ?? applications;
