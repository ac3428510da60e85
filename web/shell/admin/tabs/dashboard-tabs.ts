import { closedToTemporary, isAllowed, type StaffArea, type StaffRole } from "#contract/staff/roles.ts";
import type { Team } from "#contract/team.ts";
import type { BadgeName } from "#web/api/badges.ts";

type Tab<Path extends string> = {
  /** The last part of its address, `/admin/{path}`. */
  path: Path;
  /** Its name, if that isn't the team's word for its points. */
  name?: string;
  /** The permission that shows the tab. */
  area: StaffArea;
  /** The badge that counts what's waiting in it. */
  badge?: BadgeName;
};

/** A staff member's role, and whether they signed in with an account (`adminId`) or a temporary link (null). */
export type SignedIn = { role: StaffRole; adminId: string | null };

/** The dashboard's tabs in order. Each has its page in `pages/admin/_dashboard/`. */
const tabs = [
  { path: "analytics", name: "Analytics", area: "analytics" },
  { path: "players", name: "Players", area: "players" },
  { path: "achievements", name: "Achievements", area: "achievements" },
  { path: "news", name: "News", area: "news" },
  { path: "messages", name: "Messages", area: "messages", badge: "messages" },
  { path: "social", name: "Social Media", area: "socialCounts" },
  { path: "points", area: "points", badge: "redemptions" },
  { path: "calendar", name: "Calendar", area: "calendar" },
  { path: "temp-access", name: "Temp Access", area: "accessLinks" },
  { path: "applications", name: "Applications", area: "applications", badge: "applications" },
  { path: "settings", name: "Settings", area: "switches" },
] as const satisfies Tab<string>[];

type TabPath = (typeof tabs)[number]["path"];
/** Of all tabs, even those that a role or a team doesn't have. */
export const tabPaths = tabs.map(({ path }) => path);
export type AdminTab = Tab<TabPath>;

/** Whether they may read or change what the area holds. */
export const mayUse = ({ role, adminId }: SignedIn, area: StaffArea, right: "read" | "write") =>
  isAllowed(role, area, right) && (adminId !== null || !closedToTemporary.includes(area));

export const tabName = ({ name }: AdminTab, { programme }: Team) => name ?? programme.name;

export const tabsOf = (staff: SignedIn, { programme }: Team): AdminTab[] =>
  tabs.filter(({ path, area }) => mayUse(staff, area, "read") && (path !== "points" || programme.isOn));

/** The editor of the site belongs to the settings. */
const nameIn = (pathname: string) => /^\/admin\/([^/]+)\/?$/.exec(pathname)?.[1]?.replace(/^site$/, "settings");

/** Returns the tab that an address names, or undefined if this person or the team has none. */
export const tabAt = (staff: SignedIn, pathname: string, team: Team) =>
  tabsOf(staff, team).find(({ path }) => path === nameIn(pathname));

/** Whether an address names an existing tab, even one this person may not see. */
export const isTab = (pathname: string) => tabPaths.some((path) => path === nameIn(pathname));

/** Returns the path of the tab that the dashboard opens at: players for admins and chiefs, applications for management. */
export const defaultTab = (staff: SignedIn): TabPath => (mayUse(staff, "players", "read") ? "players" : "applications");

/**
 * Returns the tab to redirect to from the dashboard's address, or from a tab this person may not see. Undefined if the address is
 * fine.
 */
export function tabRedirect(staff: SignedIn, pathname: string, team: Team) {
  const asksForNone = /^\/admin\/?$/.test(pathname);
  const isNotTheirs = isTab(pathname) && !tabAt(staff, pathname, team);
  return asksForNone || isNotTheirs ? defaultTab(staff) : undefined;
}
