import type { Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { demoTexts, tourTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { callFrom, currentTab, dashboardTab, pathOf, toastSays } from "./dashboard.ts";
import { username } from "./fixtures/people.ts";
import { expect, expectAccessible, inMotion, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "tour" }, contextOptions: inMotion });

const meetsTour = true;

const tour = (page: Page) => page.locator("dialog.tour");
const key = (page: Page, name: string) => tour(page).getByRole("button", { name, exact: true });
const steps = (page: Page) => page.getByRole("region", { name: /^First steps/ });
const stepNamed = (page: Page, name: string) => steps(page).getByRole("listitem").filter({ hasText: name });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function stepShown(page: Page) {
  const title = await tour(page).getByRole("heading").innerText();
  const progress = await tour(page).locator("[aria-live] > .visually-hidden").innerText();
  return `${progress} ${title}`;
}

/** Whether the spotlight is on this tab, in full view. */
const isLit = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const tab = [...document.querySelectorAll(".admin-tabs a")].find((one) => one.id === `admin-tab-${wanted}`);
    const [own, lit] = [tab, document.querySelector(".tour__spot")].map((one) => one?.getBoundingClientRect());
    if (!own || !lit) return false;
    const isThere = Math.abs(own.left - lit.left) < 1 && Math.abs(own.top - lit.top) < 1 && own.width - lit.width < 1;
    return isThere && own.left >= 0 && own.right <= innerWidth && own.top >= 0 && own.bottom <= innerHeight;
  }, name);

const tabsShown = ["analytics", "players", "achievements", "news", "messages", "calendar", "applications", "settings"];

for (const [place, visit] of [
  ["desk", {}],
  ["phone", { viewport: phone }],
] as const) {
  test(`on a ${place} an admin is led along nine tabs by keyboard, and welcomed aboard once`, { tag: "@long" }, async ({
    openAs,
  }) => {
    const page = await openAs("admin", "/admin/players", { meetsTour, ...visit });
    await tour(page).waitFor();
    expect(await stepShown(page)).toBe("1 of 9 Welcome");
    expect(await hasFocus(key(page, "Next"))).toBe(true);
    expect(await key(page, "Previous").getAttribute("aria-disabled")).toBe("true");
    for (const [index, tab] of tabsShown.entries()) {
      await page.keyboard.press(index % 2 ? "ArrowRight" : "Enter");
      await expect.poll(() => isLit(page, tab), { message: tab }).toBe(true);
      expect(await stepShown(page)).toMatch(new RegExp(`^${index + 2} of 9 ${tab}$`, "i"));
      expect(await tour(page).locator("[aria-live] > p").last().innerText()).toMatch(/^[^.]+\. [^.]+\.$/);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.keyboard.press("ArrowRight"); // there is no next step after the last
    await page.keyboard.press("ArrowLeft");
    expect(await stepShown(page)).toBe("8 of 9 Applications");
    await key(page, "Previous").click();
    expect(await stepShown(page)).toBe("7 of 9 Calendar");
    for (const _ of [8, 9]) await key(page, "Next").click();
    await key(page, "Complete").click();
    await toastSays(page, tourTexts.completed);
    expect(await tour(page).count()).toBe(0);
    expect(pathOf(page)).toBe("/admin/players");
    await page.reload();
    await steps(page).waitFor();
    expect(await tour(page).count(), place).toBe(0);
  });
}

test("management sees the tabs it has; after skipping it isn't shown again, but is to someone else in the same browser", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("management", "/admin/applications", { meetsTour });
  await tour(page).waitFor();
  const seen = [await stepShown(page)];
  for (const _ of [2, 3, 4]) {
    await key(page, "Next").click();
    seen.push(await stepShown(page));
  }
  expect(seen).toEqual(["1 of 4 Welcome", "2 of 4 Calendar", "3 of 4 Applications", "4 of 4 Settings"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => tour(page).count()).toBe(0);
  expect(await page.getByText(tourTexts.completed).count()).toBe(0);
  await page.reload();
  await currentTab(page).filter({ hasText: "Applications" }).waitFor();
  expect(await page.evaluate(() => Object.values(localStorage))).toEqual(["skipped"]);
  expect(await tour(page).count()).toBe(0);
  await callFrom(page, "/api/admin/logout", {});
  await callFrom(page, "/api/admin/login", { username, password: "correct horse battery" });
  await page.goto("/admin/players");
  await tour(page).waitFor();
  await tour(page).getByRole("button", { name: "Skip" }).click();
  await expect.poll(() => tour(page).count()).toBe(0);
});

test("a guest sees the tour with their name, even if the browser stores nothing, and the focus stays in it", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const maker = await openAs("admin", "/admin/applications");
  const { linkCode } = await callFrom(maker, accessLinksApi.create.path, { role: "chief", description: "A guest" });
  await maker.context().close();
  const page = await open("/about", {
    meetsTour,
    before: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Blocked", "SecurityError");
          },
        }),
      ),
  });
  await callFrom(page, `/api/temp-access/${linkCode}`, { name: "<img src=x onerror=alert(1)>" });
  await page.goto("/admin/news");
  await currentTab(page).filter({ hasText: "News" }).waitFor();
  expect(await tour(page).count()).toBe(0); // it opens where the dashboard starts
  await page.goto("/admin");
  await tour(page).waitFor();
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.className)).toMatch(/^(tour|)$/);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => tour(page).count()).toBe(0);
  await dashboardTab(page, "News").click();
  await currentTab(page).filter({ hasText: "News" }).waitFor();
  await dashboardTab(page, "Players").click();
  await currentTab(page).filter({ hasText: "Players" }).waitFor();
  expect(await tour(page).count()).toBe(0);
  expect(await steps(page).count()).toBe(0);
});

test("the tour is replayed from Settings, and the focus comes back to where it was", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/settings");
  expect(await tour(page).count()).toBe(0);
  const replay = page.getByRole("button", { name: "Replay the tour" });
  await replay.press("Enter");
  expect(await stepShown(page)).toBe("1 of 9 Welcome");
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press("ArrowRight");
  await expect.poll(() => isLit(page, "messages")).toBe(true);
  await page.setViewportSize({ width: 320, height: 480 });
  await expect.poll(() => isLit(page, "messages")).toBe(true);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await key(page, "Next").boundingBox()).toMatchObject({ height: expect.closeTo(44, 0) });
  await page.keyboard.press("Escape");
  await expect.poll(() => hasFocus(replay)).toBe(true);
});

test("a new site lists what's left to make it yours, links there, and the list can be dismissed", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/players");
  await steps(page).getByRole("heading", { name: "First steps 0 of 5" }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect((await steps(page).boundingBox())?.height, "one line on a phone").toBeLessThan(60);
  await steps(page).getByRole("button", { name: "Show the first steps" }).click();
  await steps(page).getByRole("button", { name: "Hide the first steps" }).waitFor();
  await expectAccessible(page);
  const ways = await steps(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(ways).toEqual(["/admin/site", "/admin/players#create", "/admin/news", "/admin/settings"]);
  await steps(page).getByRole("link", { name: "Add a player" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Add Player" });
  await expect.poll(() => hasFocus(sheet.getByLabel("Gamertag"))).toBe(true);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await steps(page).getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(() => steps(page).count()).toBe(0);
  expect(await hasFocus(page.getByRole("main"))).toBe(true);
  await page.reload();
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Show the first steps again" }).click();
  await page.waitForURL("**/admin/players");
  await steps(page).waitFor();
});

test("finished steps are ticked, the demo clears with one press, and the list goes with the last step", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { mayRefuse: "/api/admin/" });
  const remove = steps(page).getByRole("button", { name: "Remove demo content" });
  const question = page.getByRole("dialog", { name: "Remove the demo content?" });
  await page.route("**/api/admin/demonstration", (route) => route.abort());
  await remove.click();
  const said = await question.innerText();
  expect(said).toContain("players, results, videos, articles, events and rewards");
  expect(said).toContain("Sample follower counts go too, but the ones you’ve changed stay.");
  expect(said).toContain("Rewards that members have redeemed are");
  await question.getByRole("button", { name: "Remove it" }).click();
  const failure = question.locator(".confirm [role=alert]");
  await failure
    .filter({ hasText: "No answer came back, so this may have gone through. Check before you try again." })
    .waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => hasFocus(remove)).toBe(true);
  await page.unroute("**/api/admin/demonstration");
  await remove.click();
  await expect(failure).toHaveCount(0);
  await question.getByRole("button", { name: "Remove it" }).click();
  await toastSays(page, demoTexts.removed);
  await stepNamed(page, "Clear the demo, done").waitFor();
  expect(await hasFocus(stepNamed(page, "Clear the demo"))).toBe(true);
  expect(await callFrom(page, playersApi.list.path, undefined, "GET")).toEqual([]);

  const isReadAnew = page.waitForResponse(`**${firstStepsApi.get.path}`);
  await page.getByRole("button", { name: "Add Player" }).click();
  const sheet = page.getByRole("dialog", { name: "Add Player" });
  await sheet.getByLabel("Gamertag").fill("Own_one");
  await sheet.getByLabel("Real name", { exact: true }).fill("Olive Own");
  await sheet.getByRole("button", { name: "Add Player" }).click();
  await isReadAnew;
  await stepNamed(page, "The first player, done").waitFor();
  await steps(page).getByRole("heading", { name: "First steps 2 of 5" }).waitFor();

  await page.route(`**${firstStepsApi.get.path}`, async (route) => {
    const left = await (await route.fetch()).json();
    const rest = { hasOwnTeam: true, hasOwnArticle: true, hasOwnIcon: true }; // the tests' team file isn't a team's own
    await route.fulfill({ json: { ...left, ...rest } });
  });
  const isAllDone = page.waitForResponse(`**${firstStepsApi.get.path}`);
  await page.reload();
  await (await isAllDone).finished();
  await expect.poll(() => steps(page).count()).toBe(0);
  await dashboardTab(page, "Settings").click();
  await page.getByRole("link", { name: "Show the first steps again" }).click();
  await steps(page).getByRole("heading", { name: "First steps 5 of 5" }).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
