import { expect, test } from "vitest";
import { type StaffRole, staffRoles } from "#contract/staff/roles.ts";
import { team } from "#web/testing/team.tsx";
import { defaultTab, tabAt, tabName, tabRedirect, tabsOf } from "./dashboard-tabs.ts";

const account = (role: StaffRole) => ({ role, adminId: "0197f3a0-0000-7000-8000-000000000001" });
const guest = (role: StaffRole) => ({ role, adminId: null });

test("every role starts on one of its own tabs", () => {
  for (const role of staffRoles)
    expect(tabsOf(account(role), team).map(({ path }) => path)).toContain(defaultTab(account(role)));
});

test("management starts on the applications", () => {
  expect(defaultTab(account("management"))).toBe("applications");
});

test("only admins have the points tab", () => {
  const roles = staffRoles.filter((role) => tabAt(account(role), "/admin/points", team));
  expect(roles).toEqual(["admin"]);
});

test("a team without points has no points tab, and its address leads to the first one", () => {
  const without = { ...team, programme: { ...team.programme, isOn: false } };
  expect(tabsOf(account("admin"), without).map(({ path }) => path)).not.toContain("points");
  expect(tabAt(account("admin"), "/admin/points", without)).toBeUndefined();
  expect(tabRedirect(account("admin"), "/admin/points", without)).toBe("players");
});

test("every tab has its own address", () => {
  const paths = tabsOf(account("admin"), team).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(tabAt(account("admin"), `/admin/${path}`, team)?.path).toBe(path);
});

test("the tabs are in the specification's order", () => {
  expect(tabsOf(account("admin"), team).map((tab) => tabName(tab, team))).toEqual([
    "Analytics",
    "Players",
    "Achievements",
    "News",
    "Messages",
    "Social Media",
    team.programme.name,
    "Calendar",
    "Temp Access",
    "Applications",
    "Settings",
  ]);
});

test("management sees the counts, the calendar, the applications and the settings", () => {
  const names = tabsOf(account("management"), team).map((tab) => tabName(tab, team));
  expect(names).toEqual(["Social Media", "Calendar", "Applications", "Settings"]);
});

test("a guest of a temporary link can't hand out more of them", () => {
  expect(tabAt(account("admin"), "/admin/temp-access", team)).toBeDefined();
  expect(tabAt(guest("admin"), "/admin/temp-access", team)).toBeUndefined();
});

test("the dashboard and other roles' tabs redirect to the first tab, but one's own and unknown ones don't", () => {
  for (const pathname of ["/admin", "/admin/", "/admin/players", "/admin/points/"])
    expect(tabRedirect(account("management"), pathname, team)).toBe("applications");
  expect(tabRedirect(account("management"), "/admin/applications", team)).toBeUndefined();
  expect(tabRedirect(account("management"), "/admin/applications/", team)).toBeUndefined();
  for (const pathname of ["/admin/nothing", "/admin/players/nothing", "/admin/applications/nothing"]) {
    expect(tabRedirect(account("management"), pathname, team)).toBeUndefined();
    expect(tabAt(account("admin"), pathname, team)).toBeUndefined();
  }
});
