import type { Page } from "@playwright/test";
import { staffTexts } from "#contract/staff/constants.ts";
import { team } from "#team.config.ts";
import { callFrom, pathOf, record, toastSays } from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { made } from "./team-calendar.ts";

test.use({ siteKind: { name: "palette" } });

const palette = (page: Page) => page.getByRole("dialog", { name: "Go to" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const field = (page: Page) => palette(page).getByRole("combobox");
const editor = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Waits until the dashboard is hydrated, a moment after its frame. Key presses before that are lost. */
const hearsKeys = (page: Page) => page.locator(".admin[style*='--bar-height']").waitFor();

async function opened(page: Page, typed = "") {
  await hearsKeys(page);
  await page.keyboard.press("ControlOrMeta+k");
  await palette(page).waitFor();
  await field(page).fill(typed);
}

test("with only the keyboard you reach any tab, player and article, and common actions", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  await opened(page);
  expect(await hasFocus(field(page))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.type("temp");
  await expect.poll(() => option(page, /./).first().getAttribute("data-highlighted")).not.toBeNull();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/temp-access");
  await palette(page).waitFor({ state: "hidden" });

  await opened(page, "scarp");
  await option(page, /^Scarp_demo/).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/players");
  await editor(page, "Edit player").waitFor();
  await page.keyboard.press("Escape");
  await editor(page, "Edit player").waitFor({ state: "hidden" });

  await opened(page, "pennine final");
  await option(page, /^Two wins in six/).waitFor();
  await page.keyboard.press("Enter");
  await editor(page, "Edit article").waitFor();
  const title = editor(page, "Edit article").getByRole("textbox", { name: "Title", exact: true });
  expect(await title.inputValue()).toBe("Two wins in six: the Pennine final, game by game");
  expect(await title.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0); // a long title shows its start
  await page.keyboard.press("Escape");
  await editor(page, "Edit article").waitFor({ state: "hidden" });

  await opened(page, "creat art");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/news");
  await editor(page, "Create Article").waitFor();
  await page.keyboard.press("Escape");
  await editor(page, "Create Article").waitFor({ state: "hidden" });

  await opened(page, "add ach");
  await page.keyboard.press("ArrowDown"); // the only result, so the selection stays
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/achievements");
  await expect.poll(() => hasFocus(editor(page, "Add Achievement").getByLabel("Title"))).toBe(true);
});

test("Enter before the results arrive opens the first one when they do, and typing on takes it back", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  await opened(page, "pennine final");
  await option(page, /^Two wins in six/).waitFor(); // the last results are shown until the next ones arrive
  const holds: (() => void)[] = [];
  await page.route("**/api/admin/search*", async (route) => {
    await new Promise<void>((resolve) => holds.push(resolve));
    await route.continue();
  });
  const asked = async (typed: string) => {
    const before = holds.length;
    await field(page).fill(typed);
    await page.keyboard.press("Enter");
    await expect.poll(() => holds.length).toBe(before + 1);
  };
  await asked("scar");
  await field(page).pressSequentially("p");
  await expect.poll(() => holds.length).toBe(2);
  for (const release of holds) release();
  await option(page, /^Scarp_demo/).waitFor();
  await asked("scarp_");
  holds.at(-1)?.();
  await editor(page, "Edit player").waitFor();
  expect(await editor(page, "Edit player").getByLabel("Gamertag").inputValue()).toBe("Scarp_demo");
});

test("Sign Out is found too, and ends the session", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about");
  await callFrom(page, "/api/admin/login", { username, password }); // a session that no other journey uses
  await page.goto("/admin/players");
  await opened(page, "sign o");
  await page.keyboard.press("Enter");
  await toastSays(page, staffTexts.signedOut);
  await expect.poll(() => pathOf(page)).toBe("/");
});

test("an event opens in the calendar, on its month", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/messages");
  await made(page, "Moonlit scrim", { startDate: "2027-03-09T18:00:00Z", endDate: "2027-03-09T19:00:00Z" });
  await opened(page, "moonlit");
  await option(page, /^Moonlit scrim/).click();
  await page.waitForURL("**/calendar?*");
  await page.getByRole("heading", { name: "March 2027" }).waitFor();
  await page.getByRole("heading", { name: "Moonlit scrim" }).waitFor();
});

test("a role finds only what it may see, on a phone too", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("management", "/admin/applications", { viewport: phone });
  await record(page, "Scarp Applicant");
  await page.getByRole("button", { name: "Go to" }).click();
  await field(page).fill("scarp");
  await option(page, /^Scarp Applicant/).waitFor();
  expect(await option(page, /./).count()).toBe(1);
  for (const hidden of ["Players", "News", "Create Article", team.programme.name]) {
    await field(page).fill(hidden);
    await palette(page).getByText("Nothing found").waitFor();
    const [asked, told] = await Promise.all([
      field(page).boundingBox(),
      palette(page).getByText("Nothing found").boundingBox(),
    ]);
    expect((told?.y ?? 0) - (asked?.y ?? 0) - (asked?.height ?? 0), "right below the field").toBeLessThan(40);
  }
  await field(page).fill("calendar");
  await expect.poll(() => option(page, "Calendar").first().isVisible()).toBe(true);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a failed search says so, and what needs no search is still found", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/players");
  await page.route("**/api/admin/search?*", (route) => route.abort());
  await opened(page, "news");
  await palette(page).getByText("The search failed.").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/news");
});

test("letters move through and open a list, a slash searches it, and none acts while you type", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  const rows = page.locator("tbody tr");
  await rows.first().waitFor();
  await hearsKeys(page);
  const at = () => rows.evaluateAll((all) => all.findIndex((row) => row.matches(":focus")));
  await page.keyboard.press("j");
  const start = await at();
  expect(start).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("j");
  expect(await at()).toBe(start + 1);
  await page.keyboard.press("k");
  expect(await at()).toBe(start);
  await page.keyboard.press("Enter");
  await editor(page, "Edit player").waitFor();
  const realName = editor(page, "Edit player").getByLabel("Real name", { exact: true });
  await realName.fill("");
  await realName.pressSequentially("jk/? saved");
  expect(await realName.inputValue()).toBe("jk/? saved");
  await page.keyboard.press("ControlOrMeta+s");
  await toastSays(page, "Player updated");
  await editor(page, "Edit player").waitFor({ state: "hidden" });
  await page.getByText("jk/? saved").waitFor();

  await page.goto("/admin/points?tab=users");
  const search = page.getByLabel("Search members");
  await search.waitFor();
  await hearsKeys(page);
  await page.keyboard.press("/");
  expect(await hasFocus(search)).toBe(true);
  expect(await search.inputValue()).toBe("");
});

test("a help sheet lists the keys, and turns single letters off for this browser", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("chief", "/admin/news");
  const sheet = editor(page, "Keyboard shortcuts");
  await hearsKeys(page);
  await page.keyboard.press("?");
  await sheet.waitFor();
  await expectAccessible(page);
  expect(await sheet.locator("dl > div").allTextContents()).toEqual([
    "CtrlKGo to a tab, player, article, person, message or event, or run an action",
    "CtrlSSave the open editor",
    "CtrlBBold, while you write an article",
    "CtrlIItalic, while you write an article",
    "/Search the list",
    "jNext row",
    "kPrevious row",
    "EnterOpen the row",
    "?Show this list",
    "F8Go to the notifications",
    "EscClose what’s open, or clear the selection",
  ]);
  await sheet.getByRole("switch", { name: "Single-letter keys" }).press("Space");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await page.reload();
  await hearsKeys(page);
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  for (const key of ["j", "k", "/", "?"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  expect(await sheet.count()).toBe(0);
  expect(await palette(page).count()).toBe(0);

  await opened(page, "keyboard"); // without its single-key shortcut
  await page.keyboard.press("Enter");
  await sheet.getByRole("switch", { name: "Single-letter keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await sheet.waitFor();
});
