import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { beaconSeconds } from "#contract/analytics/constants.ts";
import { dashboardTab } from "./dashboard.ts";
import type { Open } from "./fixtures/open-page.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "analytics", isNew: true } });

const beacon = "/api/analytics/beacon";
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rowsOf = async (page: Page, name: string) =>
  (await region(page, name).locator("tbody tr:visible").allInnerTexts()).map((row) =>
    row.split(/\s+/).join(" ").trim(),
  );
const live = (page: Page) => rowsOf(page, "Live viewers");
const figures = (page: Page) => page.locator(".analytics-figures .numerals").allInnerTexts();
const totalViews = async (page: Page) => {
  await page.reload();
  return page.locator(".analytics-figures .numerals").first().innerText();
};

/** Opens a page with this action, and waits until the page has reported the visit. */
const counted = async (page: Page, act: () => Promise<unknown>) => {
  await Promise.all([page.waitForRequest(`**${beacon}`), act()]);
};

async function visitor(open: Open, path: string): Promise<Page> {
  const page = await open("/admin-login");
  await counted(page, () => page.goto(path));
  return page;
}

test("a new site says how counting starts; visits then show live within 10 seconds, counted once each", async ({
  open,
  openAs,
}) => {
  const staff = await openAs("admin", "/admin/analytics");
  await staff.getByText("No visits yet").waitFor();
  expect(await figures(staff)).toEqual(["0", "6", "8", "7"]);
  await expectAccessible(staff);

  const first = await visitor(open, "/");
  const second = await visitor(open, "/about");
  await counted(second, () => second.getByRole("link", { name: "News", exact: true }).first().click());
  await counted(second, () => second.locator("#news a.article-link").first().click());
  await second.getByRole("dialog").waitFor();
  const { origin, pathname } = new URL(second.url());
  const { title: article } = await (await second.request.get(`${origin}/api/news/${pathname.split("/")[2]}`)).json();
  await expect.poll(() => live(staff)).toContain(`${article} 1`);
  expect(await live(staff)).toContain("Home 1");
  await expect.poll(async () => (await live(staff)).length).toBe(2); // a viewer who moves from one page to another counts once

  await second.keyboard.press("Escape");
  await second.getByRole("dialog").waitFor({ state: "detached" });
  await counted(first, () => first.goto("/privacy"));
  await counted(first, () => first.goBack());
  await expect.poll(() => totalViews(staff)).toBe("6");
  expect(await rowsOf(staff, "Top pages")).toEqual(["1 Home 3", "2 About 1", `3 ${article} 1`, "4 Privacy 1"]);
});

test("a page that stays open reports it without a new view; a hidden page reports nothing until it's seen", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const staff = await openAs("admin", "/admin/analytics");
  const before = Number((await figures(staff))[0]);
  const said: string[] = [];
  const reader = await open("/terms", {
    before: async (page) => {
      page.on("request", (request) => request.url().endsWith(beacon) && said.push(request.url()));
      await page.clock.install();
    },
  });
  await expect.poll(() => said.length).toBe(1);
  await reader.clock.runFor(beaconSeconds * 1000);
  await expect.poll(() => said.length).toBe(2);

  let isUnseen = true;
  const background = await open("/terms", {
    before: async (page) => {
      page.on("request", (request) => {
        if (request.url().endsWith(beacon)) isUnseen = false;
      });
      await page.clock.install();
      await page.addInitScript(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      });
    },
  });
  await background.clock.runFor(beaconSeconds * 2000);
  expect(isUnseen).toBe(true);
  expect(await totalViews(staff)).toBe(String(before + 1));
  await background.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => totalViews(staff)).toBe(String(before + 2));
});

test("on a phone everything is there, with the days in figures too; what fails to load says so and retries", {
  tag: "@long",
}, async ({ openAs }) => {
  const staff = await openAs("admin", "/admin/players", { viewport: phone, mayFail: "/api/admin/analytics/overview" });
  const overview = "**/api/admin/analytics/overview?*";
  await staff.route(overview, (route) => route.abort());
  await dashboardTab(staff, "Analytics").click();
  await staff.getByText("The analytics didn’t load").waitFor();
  await staff.unroute(overview);
  await staff.getByRole("button", { name: "Try again" }).click();

  const days = region(staff, "The last 30 days");
  await days.getByText("Day by day").click();
  const rows = await rowsOf(staff, "The last 30 days");
  expect(rows).toHaveLength(30);
  expect(rows[0]).toMatch(/ [1-9]\d*$/);
  expect(rows[29]).toMatch(/ 0$/);
  expect(await days.getByRole("img").getAttribute("aria-label")).toContain("The peak, ");
  await expectAccessible(staff);
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("the period is in the address, its file can be downloaded, and staff's own visits don't count", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const staff = await openAs("admin", "/admin/analytics");
  const before = Number((await figures(staff))[0]);
  await counted(staff, () => staff.goto("/terms"));
  await visitor(open, "/terms");
  await staff.goto("/admin/analytics");
  await expect.poll(() => totalViews(staff)).toBe(String(before + 1));
  await staff.getByRole("link", { name: "A year", exact: true }).click();
  await region(staff, "The last year").waitFor();
  expect(new URL(staff.url()).search).toBe("?days=365");
  await staff.getByText("None in the year before.").waitFor();
  await expectAccessible(staff);
  await staff.reload();
  await region(staff, "The last year").waitFor();
  const [file] = await Promise.all([
    staff.waitForEvent("download"),
    staff.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("views-365-days.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(/^\ufeffDay,Page,Title,Views\r\n\d{4}-\d\d-\d\d,\/terms,,/);
});

test("a page reports when it's left, and its viewer is gone immediately", { tag: "@long" }, async ({ open, site }) => {
  const viewersHere = async () => {
    const { byPage } = await site.asAdmin(analyticsAdminApi.viewers);
    return byPage.find(({ page }) => page === "/management")?.viewers ?? 0;
  };
  const page = await open("/management");
  await expect.poll(viewersHere).toBe(1);
  await page.goto("/privacy");
  await expect.poll(viewersHere, { timeout: 10_000 }).toBe(0); // a viewer who just goes silent would count for 45 seconds
});
