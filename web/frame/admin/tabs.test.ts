import { expect, test } from "vitest";
import { staffRoles } from "#contract/roles.ts";
import { defaultTab, tabAt, tabsOf } from "./tabs.ts";
import { wayIn } from "./way-in.ts";

test("every role has a tab to begin with, which is one of its own", () => {
  for (const role of staffRoles) expect(tabsOf(role)).toContain(defaultTab(role));
});

test("management begins with the applications", () => {
  expect(defaultTab("management").path).toBe("applications");
});

test("the points programme is for admins alone", () => {
  const roles = staffRoles.filter((role) => tabAt(role, "/admin/points"));
  expect(roles).toEqual(["admin"]);
});

test("the tabs have addresses of their own", () => {
  const paths = tabsOf("admin").map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(tabAt("admin", `/admin/${path}`)?.path).toBe(path);
});

test("an address without a tab leads to the first, one with a tab to nowhere else", () => {
  for (const pathname of ["/admin", "/admin/", "/admin/nothing"])
    expect(wayIn("management", pathname)).toBe("applications");
  expect(wayIn("management", "/admin/applications")).toBeUndefined();
  expect(wayIn("management", "/admin/applications/")).toBeUndefined();
});
