import type { Page } from "@playwright/test";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { lockTexts } from "#contract/lockdown/constants.ts";
import { merchTexts } from "#contract/merch/constants.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { team } from "#team.config.ts";
import { pathOf, toastSays } from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { test as base, expect, expectAccessible, phone } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

const test = base.extend<{ desk: Page }>({
  /** The dashboard of the admin who turns the switches. */
  desk: async ({ openAs }, use) => use(await openAs("admin", "/admin/settings")),
});
test.use({ siteKind: { name: "lockdown" } });

const headerSwitch = (page: Page, name: string) => page.getByRole("banner").getByRole("switch", { name });
const isOn = (page: Page, name: string) => headerSwitch(page, name).getAttribute("aria-checked");
const lockedHeading = (page: Page) => page.getByRole("heading", { name: "LOCKED" });
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits for a toast and dismisses it. */
async function heard(page: Page, text: string) {
  await toastSays(page, text);
  await page.getByRole("button", { name: "Dismiss", exact: true }).click();
}
async function lock(desk: Page) {
  await headerSwitch(desk, "Site lock").click();
  await desk.getByRole("dialog", { name: "Lock the site?" }).getByRole("button", { name: "Lock site" }).click();
  await heard(desk, lockTexts.locked);
}
async function unlock(desk: Page) {
  await headerSwitch(desk, "Site lock").click();
  await heard(desk, lockTexts.unlocked);
}

/** A tab on a fake clock, in which calls may fail. */
const onOurClock = { mayFail: "/", before: (tab: Page) => tab.clock.install() };
const aPollLater = (tab: Page) => tab.clock.fastForward(31_000);

test("locking asks first; then open tabs and new visits are LOCKED, and come back as they were", async ({
  open,
  site,
  desk,
}) => {
  const visitor = await open("/", onOurClock);
  const message = visitor.getByRole("textbox", { name: "Message" });
  await message.fill("Half a sentence");

  await headerSwitch(desk, "Site lock").press("Space");
  await expectAccessible(desk);
  await desk.keyboard.press("Escape");
  expect(await hasFocus(headerSwitch(desk, "Site lock"))).toBe(true);
  expect(await isOn(desk, "Site lock")).toBe("false");
  await lock(desk);
  await expect.poll(() => isOn(desk, "Site lock")).toBe("true");
  await desk.getByText("The site is locked.").waitFor();
  await expectAccessible(desk);

  expect(await lockedHeading(visitor).count()).toBe(0);
  await aPollLater(visitor);
  await lockedHeading(visitor).waitFor();
  for (const _ of [1, 2]) await visitor.keyboard.press("Escape");
  expect(await lockedHeading(visitor).isVisible()).toBe(true);
  expect(await visitor.title()).toBe("LOCKED");
  await expectAccessible(visitor);

  const newcomer = await open("/about?from=a-friend", onOurClock);
  await lockedHeading(newcomer).waitFor();
  expect(await newcomer.locator(".nav, .footer, .chat").count()).toBe(0);
  expect(newcomer.url()).toBe(`${site.origin}/about?from=a-friend`);

  await unlock(desk);
  await desk.getByText("The site is locked.").waitFor({ state: "detached" });
  await aPollLater(visitor);
  await lockedHeading(visitor).waitFor({ state: "detached" });
  expect(await message.inputValue()).toBe("Half a sentence");
  expect(await hasFocus(message)).toBe(true);
  await aPollLater(newcomer);
  await newcomer.getByRole("navigation", { name: "Main" }).waitFor();
  expect(newcomer.url()).toBe(`${site.origin}/about?from=a-friend`);
  for (const page of [visitor, newcomer]) await page.context().close();
});

test("on a phone staff sign in from the LOCKED screen, and find the sign-in again on a locked site", {
  tag: "@long",
}, async ({ open, desk }) => {
  await lock(desk);
  const page = await open("/points", { mayRefuse: "/api/admin/login", mayFail: "/", viewport: phone });
  const access = page.locator("summary", { hasText: "Admin Access" });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  expect(await page.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    expect(await overflowOf(page), `${width} wide`).toBeLessThanOrEqual(0);
  }
  await access.press("Enter");
  await expect.poll(() => hasFocus(field("Username"))).toBe(true);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  expect([await hasFocus(access), await field("Username").isVisible()]).toEqual([true, false]);

  await access.click();
  await field("Username").fill(username);
  await field("Password").fill("something else");
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await field("Password").getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Login" }).click();
  await heard(page, staffTexts.failed.title);
  expect(await page.locator(".admin-access .error").innerText()).toBe(staffTexts.failed.description);
  expect(await field("Password").inputValue()).toBe("something else");
  await field("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await heard(page, staffTexts.welcome(username));
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  expect(pathOf(page)).toMatch(/^\/admin\/\w+/);
  await page.getByText("The site is locked.").waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.getByRole("link", { name: /home/ }).click();
  await lockedHeading(page).waitFor();
  await access.click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await unlock(desk);
});

test("without script the LOCKED screen has the contact address and the way in for staff", async ({ open, desk }) => {
  await lock(desk);
  const page = await open("/news", { javaScriptEnabled: false, mayFail: "/" });
  expect(await page.getByRole("link").allInnerTexts()).toEqual(["Skip to content", expect.stringContaining("@")]);
  await page.getByText("Admin Access").click();
  expect(await page.getByRole("button", { name: "Back" }).isVisible()).toBe(false);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await unlock(desk);
  await page.goto("/locked");
  expect(await page.getByRole("heading", { name: "404, page not found" }).count()).toBe(1);
});

test("the merchandise links' switch changes the home page; a failure shows an error and changes nothing", {
  tag: "@long",
}, async ({ open, desk }) => {
  const shops = async () => {
    const visitor = await open("/");
    const count = await visitor.getByRole("link", { name: /^Shop Now/ }).count();
    await visitor.context().close();
    return count;
  };
  expect([await shops(), await isOn(desk, "Merch links")]).toEqual([team.merch.length, "true"]);
  await desk.route("**/api/admin/merchandise-links", (route) => route.abort());
  await headerSwitch(desk, "Merch links").click();
  await toastSays(desk, merchTexts.failed);
  expect(await isOn(desk, "Merch links")).toBe("true");
  await desk.unroute("**/api/admin/merchandise-links");
  await headerSwitch(desk, "Merch links").click();
  await heard(desk, merchTexts.disabled);
  expect(await desk.locator(".toast").count()).toBe(0); // it has succeeded since
  const inSettings = desk.getByRole("region", { name: "Merchandise links" }).getByRole("switch");
  expect([await isOn(desk, "Merch links"), await inSettings.getAttribute("aria-checked")]).toEqual(["false", "false"]);
  expect(await shops()).toBe(0);
  await inSettings.click();
  await heard(desk, merchTexts.enabled);
  expect(await shops()).toBe(team.merch.length);
});

test("a chief replaces the site's icon, immediately for everyone, and sees the state of the switches", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const page = await openAs("chief", "/admin/settings", { mayRefuse: "/api/admin/favicon" });
  const box = page.getByRole("region", { name: "Favicon" });
  const icons = (of: Page) =>
    of.locator("head link[rel=icon]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const put = async (mimeType: string, buffer: Buffer) =>
    box.locator("input[type=file]").setInputFiles({ name: "icon.png", mimeType, buffer });
  expect(await icons(page)).toEqual([expect.stringMatching(/^data:image\/svg/)]);
  await put("image/jpeg", await plain().jpeg().toBuffer());
  await box.getByText(faviconTexts.wrong).waitFor();
  await put("image/png", await plain(16_385, 10).png().toBuffer());
  await heard(page, faviconTexts.updateFailed);
  expect(await box.getByRole("alert").innerText()).toBe(uploadTexts.tooLong);
  await expectAccessible(page);
  await page.route("**/api/admin/favicon", () => {}, { times: 1 }); // no answer comes
  await put("image/png", await plain(64, 64).png().toBuffer());
  await box.getByRole("button", { name: "Cancel" }).click();
  await expect(box.getByRole("progressbar")).toHaveCount(0);
  expect(await hasFocus(box.locator("input[type=file]"))).toBe(true);
  expect(await icons(page)).toEqual([expect.stringMatching(/^data:image\/svg/)]);
  await put("image/png", await plain(64, 64).png().toBuffer());
  await heard(page, faviconTexts.updated);
  const address = /^\/favicon-32\.png\?v=[0-9a-f]{16}$/;
  await expect.poll(() => icons(page)).toEqual([expect.stringMatching(address)]);
  expect(await box.getByRole("img", { name: "Current icon" }).getAttribute("src")).toMatch(/^\/favicon-180\.png\?v=/);
  const visitor = await open("/about");
  expect(await icons(visitor)).toEqual(await icons(page));
  expect(await visitor.locator("head link[rel=apple-touch-icon]").count()).toBe(1);
  await box.getByRole("button", { name: "Remove icon" }).click();
  const asked = page.getByRole("dialog", { name: "Remove the icon?" });
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Remove icon" }).click();
  await expect.poll(() => hasFocus(box.locator("input[type=file]"))).toBe(true);
  await heard(page, faviconTexts.removed);
  await expect.poll(() => icons(page)).toEqual([expect.stringMatching(/^data:image\/svg/)]);
  expect(await box.getByRole("button", { name: "Remove icon" }).count()).toBe(0);

  expect(await page.getByRole("switch").count()).toBe(0);
  expect(await page.getByRole("region", { name: "Site lockdown" }).innerText()).toMatch(
    /Site lock: Off\s+Only an admin/,
  );
  expect(await page.getByRole("region", { name: "Merchandise links" }).innerText()).toContain("Merch links: On");
});
