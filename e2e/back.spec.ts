import { pointsTexts } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { dashboardTab } from "./dashboard.ts";
import { desktop, expect, phone, test } from "./fixtures/test.ts";
import { bar, openAsMember } from "./member.ts";
import { editor, field } from "./news-desk.ts";
import { openWithPoints, redeemButton, redeemDialog } from "./points.ts";

test.use({ siteKind: { name: "back" } });

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

test("on a phone Back closes the menu and the assistant, and leaves no step behind when they were closed otherwise", {
  tag: "@long",
}, async ({ open }) => {
  const page = await open("/privacy", { viewport: phone });
  await page.goto("/about");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: "hidden" });
  expect(pathOf(page.url())).toBe("/about");
  const assistant = page.getByRole("dialog", { name: "Team assistant" });
  await page.getByRole("button", { name: "Ask the team assistant" }).click();
  await assistant.waitFor();
  await page.goBack();
  await assistant.waitFor({ state: "hidden" });
  expect(pathOf(page.url())).toBe("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await page.goBack();
  await page.waitForURL("**/privacy");
});

test("Back closes staff's palette, sheets and menus, and what was typed is there again", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { viewport: desktop });
  await dashboardTab(page, "News").click();
  await page.getByRole("button", { name: "Create Article" }).waitFor();
  const palette = page.getByRole("dialog", { name: "Go to" });
  await page.keyboard.press("Control+k");
  await palette.waitFor();
  await page.goBack();
  await palette.waitFor({ state: "hidden" });
  expect(pathOf(page.url())).toBe("/admin/news");

  await page.getByRole("button", { name: "Create Article" }).click();
  await field(page, "Title").fill("Half written");
  await editor(page).getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: "hidden" });
  expect(await field(page, "Title").inputValue()).toBe("Half written");
  await page.goBack();
  await editor(page).waitFor({ state: "hidden" });
  expect(pathOf(page.url())).toBe("/admin/news");
  await page.getByRole("button", { name: "Create Article" }).click();
  await editor(page).getByText("Half written").waitFor();
  await page.keyboard.press("Escape");
  await editor(page).waitFor({ state: "hidden" });

  await page.goBack();
  await page.waitForURL("**/admin/players");
  await page.getByRole("button", { name: "Add Player", exact: true }).waitFor();
  await page.goForward();
  await page.getByRole("button", { name: "Create Article" }).waitFor();
});

test("a palette's choice leads to its page, from which Back returns in one step", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/players", { viewport: desktop });
  await page.getByRole("button", { name: "Go to" }).click();
  await page.getByRole("combobox").fill("Achievements");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/achievements");
  await page.getByRole("dialog", { name: "Go to" }).waitFor({ state: "hidden" });
  await page.goBack();
  await page.waitForURL("**/admin/players");
  await page.getByRole("button", { name: "Add Player", exact: true }).waitFor();
});

test("the calendar's month is in the address: a reload keeps it, and Back returns to the one before", {
  tag: "@long",
}, async ({ open }) => {
  const page = await openAsMember(open, { name: "Mona", path: "/calendar", visit: { viewport: desktop } });
  const shown = () => page.locator("#calendar-heading").innerText();
  await page.getByRole("button", { name: "Next month" }).waitFor();
  const first = await shown();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.poll(shown).not.toBe(first);
  const next = await shown();
  await page.reload();
  await expect.poll(shown).toBe(next);
  await page.goBack();
  await expect.poll(shown).toBe(first);

  await page.getByRole("button", { name: "Add Event" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add Event" });
  await sheet.getByLabel("Title").fill("Half typed");
  await page.goBack();
  await page.getByRole("dialog", { name: "Discard changes?" }).getByRole("button", { name: "Keep editing" }).click();
  expect(await sheet.getByLabel("Title").inputValue()).toBe("Half typed");
  expect(pathOf(page.url())).toBe("/calendar");
});

test("the reward being redeemed is in the address: a reload opens it again, and Back closes it", {
  tag: "@long",
}, async ({ open, site }) => {
  const { page } = await openWithPoints({ open, site }, "Rewa", { points: 500 });
  await redeemButton(page, "Custom Discord role").click();
  await redeemDialog(page).waitFor();
  await expect.poll(() => page.url()).toContain("redeem=");
  await page.reload();
  await redeemDialog(page).waitFor();
  await page.goBack();
  await redeemDialog(page).waitFor({ state: "hidden" });
  await expect.poll(() => pathOf(page.url())).toBe("/points");
});

test("My Account closes once something in it was chosen, and when going back", { tag: "@long" }, async ({ open }) => {
  const page = await openAsMember(open, { name: "Acco", path: "/settings", visit: { viewport: desktop } });
  const menu = page.getByRole("list", { name: "My Account" });
  const openMenu = () => bar(page).getByRole("button", { name: "My Account" }).click();
  await openMenu();
  await menu.getByRole("link", { name: "Calendar" }).click();
  await page.waitForURL("**/calendar");
  await menu.waitFor({ state: "hidden" });
  await openMenu();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: "hidden" });
  expect(pathOf(page.url())).toBe("/calendar");
});

test("a reward in the address that can't be redeemed is said, and leaves the address", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const { page } = await openWithPoints({ open, site }, "Dea", { points: 1, path: "/points?redeem=nothing" });
  const said = page.getByRole("region", { name: /Notifications/ });
  await said.getByText(pointsTexts.itemGone).waitFor();
  await expect.poll(() => pathOf(page.url())).toBe("/points");
  const [dear] = (await site.asAdmin(pointsApi.items)).filter(({ price }) => price > 1);
  await page.goto(`/points?redeem=${dear?.id}`);
  await said.getByText(`You don’t have enough points for ${dear?.name} yet.`).waitFor();
  await expect.poll(() => pathOf(page.url())).toBe("/points");
  expect(await redeemDialog(page).count()).toBe(0);
});

test("leaving a page by loading another asks if something was typed, unless staff sign out", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("chief", "/about", { viewport: desktop }); // whose session ends
  await page.goto("/admin/players");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const add = page.getByRole("button", { name: "Add Player", exact: true });
  const gamertag = page.getByRole("dialog", { name: "Add Player" }).getByLabel("Gamertag");
  await add.click();
  await gamertag.fill("Half typed");
  await page.keyboard.press("Escape");
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await add.click();
  expect(await gamertag.inputValue()).toBe("Half typed");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(asked).toEqual(["beforeunload"]);
});

test("on the first page of a tab, Escape leaves no step behind", { tag: "@long" }, async ({ open }) => {
  const visitor = await open("/about", { viewport: phone });
  await visitor.evaluate(() => {
    document.body.innerHTML = '<a href="/about" target="_blank">Another tab</a>';
  });
  const [tab] = await Promise.all([visitor.waitForEvent("popup"), visitor.getByText("Another tab").click()]);
  const menu = tab.getByRole("dialog", { name: "Menu" });
  const isOverEntry = () => tab.evaluate(() => "over" in (history.state ?? {}));
  await tab.getByRole("button", { name: "Menu" }).click();
  await menu.waitFor();
  expect(await isOverEntry()).toBe(true);
  await tab.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await expect.poll(isOverEntry).toBe(false);
  await tab.getByRole("button", { name: "Menu" }).click();
  await menu.waitFor();
  await tab.goBack();
  await menu.waitFor({ state: "hidden" });
});

test("the month of staff's calendar is in the address, beside the person that is looked up", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/calendar?search=a", { viewport: desktop });
  const shown = () => page.locator("#calendar-heading").innerText();
  await page.getByRole("button", { name: "Next month" }).waitFor();
  const first = await shown();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect.poll(shown).not.toBe(first);
  const next = await shown();
  await expect.poll(() => page.url()).toMatch(/search=a.*month=|month=.*search=a/);
  await page.reload();
  await expect.poll(shown).toBe(next);
  await page.goBack();
  await expect.poll(shown).toBe(first);
});
