import type { Page } from "@playwright/test";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { tabPaths } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { dashboardTab, dashboardTabs, pathOf, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, inMotion, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "frame" }, contextOptions: inMotion });

/** The main action of each tab that has one. */
const mainActions: Record<string, string> = {
  players: "Add Player",
  achievements: "Add Achievement",
  news: "Create Article",
  points: "Add item",
  social: "Save all",
  calendar: "Add Event",
  "temp-access": "New link",
  applications: "Record application",
};
const isInReach = (page: Page, name: string) =>
  page.locator(".main-action").evaluate((action, wanted) => {
    const { top, bottom } = action.getBoundingClientRect();
    const isShown = action.checkVisibility({ visibilityProperty: true }) && top > 0 && bottom <= innerHeight;
    return action.textContent === wanted && isShown;
  }, name);

/** Scrolls to the bottom of a page that was made long enough. */
const scrollDown = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>(".admin-pane")?.style.setProperty("min-height", "300vh");
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return scrollY;
  });
/** Returns which part of the window the bar and the tabs cover. */
const chromeOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".admin-bar, .admin-tabs")].map((part) => part.getBoundingClientRect());
    return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
  });

test("on a phone the bars take 104 px at most and stay in view, as does a tab's main action", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/analytics", { viewport: phone });
  for (const tab of tabPaths) {
    await page.goto(`/admin/${tab}`);
    expect(await chromeOf(page), tab).toMatchObject({ top: 0 });
    expect(await scrollDown(page), tab).toBeGreaterThan(500);
    const { top, bottom } = await chromeOf(page);
    expect(top, tab).toBe(0);
    expect(bottom, tab).toBeLessThanOrEqual(104);
    const action = mainActions[tab];
    if (action) {
      await expect.poll(() => isInReach(page, action), { message: tab }).toBe(true);
      const lowest = await page.locator(".main-action").evaluate((part) => part.getBoundingClientRect().bottom);
      expect(lowest, `${tab}: it covers no row`).toBeLessThanOrEqual(104);
    }
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    if (action) await expect.poll(() => isInReach(page, action), { message: tab }).toBe(true);
  }
});

test("on a desktop the bar and the tabs stay in view, all of them complete", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  await scrollDown(page);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  for (const link of await dashboardTabs(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await dashboardTab(page, "News").click();
  await page.getByRole("heading", { name: "News" }).waitFor();
  expect(pathOf(page)).toBe("/admin/news");
});

test("the focused element is never under the bars", { tag: "@long" }, async ({ openAs, site }) => {
  for (let made = 0; made < 8; made++)
    await site.asAdmin(contactMessagesApi.send, {
      body: { name: `Writer ${made}`, email: "w@demo.example", subject: "media", message: "Hello.\n".repeat(6) },
    });
  for (const visit of [{}, { viewport: phone }]) {
    const page = await openAs("admin", "/admin/messages", visit);
    await page.getByRole("link", { name: "Media from Writer 7" }).waitFor();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.getByRole("button", { name: "Mark as Read the message from Writer 0" }).focus();
    for (let back = 0; back < 20; back++) {
      await page.keyboard.press("Shift+Tab");
      const hidden = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.closest("main")) return "";
        const { top } = activeElement.getBoundingClientRect();
        const bar = document.querySelector(innerWidth < 768 ? ".admin-tabs" : ".admin-bar")?.getBoundingClientRect();
        return top < (bar?.bottom ?? 0) ? activeElement.textContent : "";
      });
      expect(hidden).toBe("");
    }
  }
});

test("on a phone the switches, the account and signing out are one press away", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("chief", "/admin/players", { viewport: phone });
  const menu = page.getByRole("button", { name: "Account and site" });
  expect(await page.getByRole("button", { name: "Sign Out" }).isVisible()).toBe(false);
  await menu.press("Enter");
  await page.getByText("Chief", { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign Out" }).waitFor({ state: "hidden" });
  expect(await hasFocus(menu)).toBe(true);
  await menu.click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await toastSays(page, staffTexts.signedOut);
  await expect.poll(() => pathOf(page)).toBe("/");
});

test("on a desktop each tab's main action is a button at its top right", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  for (const [tab, action] of Object.entries(mainActions)) {
    await page.goto(`/admin/${tab}`);
    const button = page.locator(".main-action").getByRole("button", { name: action });
    await button.waitFor();
    const place = await button.evaluate((element) => {
      const { top, right } = element.getBoundingClientRect();
      const { top: paneTop = 0, right: paneRight = 0 } =
        document.querySelector(".admin-pane")?.getBoundingClientRect() ?? {};
      return { below: top - paneTop, beside: paneRight - right };
    });
    expect(place.below, tab).toBeLessThan(tab === "points" ? 200 : 80); // below the programme's own tabs
    expect(place.beside, tab).toBeLessThan(40);
    expect(await page.locator(".main-action").count(), tab).toBe(1);
  }
});

test("a sheet’s buttons stay in view while its fields scroll, and don’t cover the field that has the focus", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { viewport: phone });
  await page.getByRole("button", { name: "Add Player" }).click();
  const sheet = page.getByRole("dialog", { name: "Add Player" });
  const save = sheet.getByRole("button", { name: "Add Player" });
  await expect(save).toBeInViewport({ ratio: 1 });
  for (let forth = 0; forth < 7; forth++) {
    await page.keyboard.press("Tab");
    await expect(save).toBeInViewport({ ratio: 1 });
    const covered = () =>
      page.evaluate(() => {
        const foot = document.querySelector("dialog[open] .dialog__actions");
        const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        const isCovered = !foot?.contains(document.activeElement) && bottom > (foot?.getBoundingClientRect().top ?? 0);
        return isCovered ? document.activeElement?.outerHTML : "";
      });
    await expect.poll(covered).toBe("");
  }
});

test("every editor has the same layout: one width, with its buttons in view at the bottom left", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { viewport: { width: 1440, height: 700 } });
  const editors = {
    players: "Add Player",
    achievements: "Add Achievement",
    points: "Add item",
    calendar: "Add Event",
    "temp-access": "New link",
    applications: "Record application",
    "settings?part=videos": "Add video",
  };
  for (const [tab, action] of Object.entries(editors)) {
    await page.goto(`/admin/${tab}`);
    await page.locator(".main-action").getByRole("button", { name: action }).click();
    const sheet = page.getByRole("dialog", { name: action });
    await sheet.locator("[data-save]").waitFor();
    const place = () =>
      sheet.evaluate((dialog) => {
        const { left, width } = dialog.getBoundingClientRect();
        const { left: indent = 0, bottom = 0 } = dialog.querySelector("[data-save]")?.getBoundingClientRect() ?? {};
        return { width, indent: Math.round(indent - left), isShown: bottom <= innerHeight };
      });
    await expect.poll(place, { message: action }).toEqual({ width: 720, indent: 36, isShown: true });
  }
});
