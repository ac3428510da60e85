import { badgesApi } from "#contract/badges/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { callFrom } from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { innerTab } from "./points-admin.ts";

test.use({ siteKind: { name: "polls" } });

test("nothing is reloaded for a hidden panel, in a hidden tab, or after the session has ended", async ({ open }) => {
  const page = await open("/about", { mayRefuse: "/api/admin/", before: (opened) => opened.clock.install() });
  await callFrom(page, "/api/admin/login", { username, password });
  await page.goto("/admin/points?tab=users");
  await page.getByRole("region", { name: "Adjust points" }).waitFor();
  const asked: string[] = [];
  page.on("request", (call) => asked.push(new URL(call.url()).pathname));
  const reads = ({ path }: { path: string }) => asked.filter((each) => each === path).length;
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) await page.clock.runFor(31_000);
  };

  await innerTab(page, "Requirements").click();
  await rounds(2);
  await expect.poll(() => reads(badgesApi.get)).toBeGreaterThan(0); // the badges are still shown
  expect(reads(pointsAdminApi.allRedemptions)).toBe(0);
  expect(reads(pointsAdminApi.users)).toBe(0);
  await innerTab(page, "User Points").click();
  await expect.poll(() => reads(pointsAdminApi.users)).toBeGreaterThan(0);

  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  asked.length = 0;
  await rounds(3);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });

  asked.length = 0;
  await callFrom(page, "/api/admin/logout", {});
  await rounds(1);
  await page.getByText("You’ve been signed out.").filter({ visible: true }).first().waitFor();
  expect(reads(staffApi.check)).toBe(1);
  asked.length = 0;
  await rounds(5);
  expect(asked.filter((path) => path.startsWith("/api/admin/"))).toEqual([]);
});

test("an open calendar shows what someone else adds a minute later", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/calendar?view=admin", { before: (opened) => opened.clock.install() });
  await page.getByText("Showing everyone’s events.").waitFor();
  const now = new Date().toISOString();
  const event = { title: "Sudden scrim", startDate: now, endDate: now, category: "scrim" };
  await callFrom(page, calendarApi.create.path, event); // not by the page itself, which would show it at once
  await page.clock.runFor(61_000);
  await page.getByText("Sudden scrim").first().waitFor();
});
