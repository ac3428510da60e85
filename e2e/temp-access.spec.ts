import type { Page } from "@playwright/test";
import { accessLinkTexts, accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { copyTexts } from "#contract/copy-texts.ts";
import { callFrom, choiceOf, dashboardTab, readAnew, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { rowWith } from "./points-admin.ts";
import { fitsEveryWidth, nameOn, newLink, pageOf, press } from "./temp-links.ts";

test.use({ siteKind: { name: "temp-access" } });

const canary = "<img src=x onerror=alert(1)>";
const tab = "/admin/temp-access";
const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const mayRefuse = "/api/";

const box = (page: Page) => page.getByRole("dialog", { name: "New link" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const create = (page: Page) => box(page).getByRole("button", { name: "Create link" }).click();

const stateOf = async (by: Page, { id }: AccessLink) => {
  const links: AccessLink[] = await callFrom(by, accessLinksApi.list.path, undefined, "GET");
  return links.find((link) => link.id === id)?.state;
};

test("an admin creates a link, and the first to press its button is let in, seen and signed out again", async ({
  open,
  openAs,
  site,
}) => {
  const page = await openAs("admin", tab, clipboard);
  await page.getByText("No active sessions").waitFor();
  await page.getByText("No temporary links yet").waitFor();
  await page.getByRole("button", { name: "New link" }).click();
  expect(await choiceOf(page, "Role").inputValue()).toBe("management");
  expect(await choiceOf(page, "Expires after").inputValue()).toBe("24");
  await choiceOf(page, "Role").selectOption("Chief");
  await choiceOf(page, "Expires after").selectOption("168 hours, 7 days");
  await box(page).getByLabel("Description").fill(canary);
  await create(page);
  await toastSays(page, accessTabTexts.created);
  expect(await hasFocus(page.getByRole("heading", { name: "Your link is ready" }))).toBe(true);
  const address = await page.getByLabel("The new link").inputValue();
  expect(address).toMatch(new RegExp(`^${site.origin}/temp-access/[\\w-]{22,}$`));
  await box(page).getByRole("button", { name: "Copy" }).click();
  await toastSays(page, copyTexts.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const link = rowWith(page, canary);
  await expect.poll(() => link.innerText()).toMatch(/Chief, created by ada_admin[\s\S]+Active/);
  await fitsEveryWidth(page);

  const path = new URL(address).pathname;
  const late = await open(path, { mayRefuse });
  const guest = await open(path, { mayRefuse, viewport: phone });
  await guest.getByText(canary).waitFor();
  expect(await guest.locator(".offered").innerText()).toMatch(
    /Role\s+Chief\s+Until\s+\d+ \w+ \d{4}, \d\d:\d\d\s+Purpose/,
  );
  expect(await guest.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  expect(await guest.locator("head").innerHTML()).not.toContain(path);
  await fitsEveryWidth(guest);
  await press(guest);
  await guest.getByText(accessLinkTexts.name).waitFor();
  expect(await hasFocus(nameOn(guest))).toBe(true);
  await nameOn(guest).fill("<b>Gus</b>");
  await press(guest);
  await guest.waitForURL("**/admin/players");
  await toastSays(guest, "Welcome, <b>Gus</b>!");
  expect(await guest.getByRole("banner").innerText()).toMatch(/Access ends in [67] days, \d+ \w+ \d{4}, \d\d:\d\d/);
  expect(await guest.getByRole("banner").innerText()).toMatch(/<b>Gus<\/b> \(temporary\)\s+Chief/);
  expect(await dashboardTab(guest, "Temp Access").count()).toBe(0);
  await box(page).getByRole("heading", { name: "Your link has been used" }).waitFor();
  await box(page).getByText("<b>Gus</b> (temporary) opened it. It can’t be opened again.").waitFor();
  expect(await box(page).getByRole("button", { name: "Copy" }).count()).toBe(0);
  expect(await page.getByLabel("The new link").count()).toBe(0);
  await box(page).getByRole("button", { name: "Make another link" }).press("Enter");
  await expect.poll(() => hasFocus(choiceOf(page, "Role"))).toBe(true);
  expect(await box(page).getByLabel("Description").inputValue()).toBe("");
  await page.keyboard.press("Escape");

  await nameOn(late).fill("Late");
  await press(late);
  await late.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
  await expect.poll(() => hasFocus(late.getByText(accessLinkTexts.spent))).toBe(true);
  await expectAccessible(late);
  const again = await late.reload();
  expect(again?.status()).toBe(410);
  expect(again?.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  await late.getByText(accessLinkTexts.spent).waitFor();

  const session = page.getByRole("region", { name: "Live sessions" }).locator("tbody tr", { hasText: "<b>Gus</b>" });
  await session.waitFor(); // reloads by itself
  expect(await session.innerText()).toMatch(/Chief[\s\S]+198\.18\.\d+\.\d+, Chrome \d+ on Linux/);
  await session.getByText(/Chrome \d+ on Linux/).click();
  await session.getByText(/Mozilla\/5\.0/).waitFor();
  await expectAccessible(page);
  await session.getByRole("button", { name: "End session" }).click();
  await dialog(page, "End the session of <b>Gus</b> (temporary)?").getByRole("button", { name: "End session" }).click();
  await page.getByText("No active sessions").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("No active sessions");
  await expect.poll(() => link.innerText()).toMatch(/Used by <b>Gus<\/b>[\s\S]+Used/);
  expect(await link.getByRole("button").count()).toBe(0);
  await dashboardTab(guest, "Applications").click();
  await guest.getByText(/Your temporary access has ended/).waitFor();
});

test("a link is deactivated by keyboard, and a refusal is explained in a sentence", { tag: "@long" }, async ({
  open,
  openAs,
}) => {
  const page = await openAs("admin", tab, { mayRefuse: accessLinksApi.list.path });
  const taken = await newLink(page, "Taken meanwhile");
  await newLink(page, "Cup weekend");
  const soon = await newLink(page, "Over soon", { expiresAt: new Date(Date.now() + 4000).toISOString() });
  await page.route("**/api/admin/temp-links?*", (route) =>
    route.continue({ url: route.request().url().replace("limit=25", "limit=2") }),
  );
  await page.goto("/admin/settings");
  await dashboardTab(page, "Temp Access").click();
  await page.getByRole("button", { name: "Show more" }).click();
  await rowWith(page, "Taken meanwhile").waitFor();
  await page.unroute("**/api/admin/temp-links?*");

  await page.getByRole("button", { name: "Deactivate the link for Cup weekend" }).focus();
  await page.keyboard.press("Enter");
  const asked = dialog(page, "Deactivate the link for Cup weekend?");
  await asked.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await toastSays(page, accessTabTexts.deactivated);
  await expect.poll(() => rowWith(page, "Cup weekend").innerText()).toContain("Inactive");
  await expect.poll(() => hasFocus(rowWith(page, "Cup weekend"))).toBe(true);
  expect(await rowWith(page, "Cup weekend").getByRole("button").count()).toBe(0);

  const guest = await open("/about");
  await callFrom(guest, `/api${pageOf(taken)}`, { name: "Ida" });
  await page.getByRole("button", { name: "Deactivate the link for Taken meanwhile" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate link" }).click();
  await toastSays(page, accessTabTexts.deactivateFailed);
  await page.locator(".confirm [role=alert]", { hasText: accessLinkTexts.notOpen }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => rowWith(page, "Taken meanwhile").innerText()).toContain("Used by Ida");

  await expect.poll(() => stateOf(page, soon), { timeout: 6000 }).toBe("expired");
  await readAnew(page);
  expect(await rowWith(page, "Over soon").innerText()).toContain("Expired");
});

test("an exact time is checked, what was typed stays, and a link can be copied even if the browser blocks it", {
  tag: "@long",
}, async ({ openAs }) => {
  const withoutClipboard = () => Object.defineProperty(navigator, "clipboard", { value: undefined });
  const page = await openAs("admin", tab, {
    before: (opened) => opened.addInitScript(withoutClipboard),
    viewport: phone,
    mayRefuse: accessLinksApi.create.path,
  });
  await page.getByRole("button", { name: "New link" }).click();
  await box(page).getByLabel("Description").fill("Not after all");
  await box(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "New link" }).click();
  expect(await box(page).getByLabel("Description").inputValue()).toBe("");
  await choiceOf(page, "Expires after").selectOption("An exact date and time");
  await box(page).getByLabel("Description").fill("Guest caster");
  await create(page);
  await box(page).locator(".error", { hasText: accessLinkTexts.expiry }).waitFor();
  expect(await hasFocus(box(page).getByLabel("Expires at"))).toBe(true);
  await box(page).getByLabel("Expires at").fill("2099-01-01T10:00");
  await create(page);
  await box(page).locator(".error", { hasText: accessLinkTexts.expiry }).waitFor();
  await choiceOf(page, "Expires after").selectOption("1 hour");
  await page.route("**/api/admin/temp-links", (route) => route.abort());
  await create(page);
  await toastSays(page, accessTabTexts.createFailed);
  expect(await box(page).getByLabel("Description").inputValue()).toBe("Guest caster");
  await expectAccessible(page);
  await page.unroute("**/api/admin/temp-links");
  await create(page);
  await toastSays(page, accessTabTexts.created);
  await box(page).getByRole("button", { name: "Copy" }).click();
  await toastSays(page, copyTexts.copyFailed);
  const field = page.getByLabel("The new link");
  const selection = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selection).toBe(await field.inputValue());
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy the link for Guest caster" }).click();
  expect(await hasFocus(rowWith(page, "Guest caster").getByLabel("Link address"))).toBe(true);
  await expectAccessible(page);
});

test("a link works on a phone without script while the site is locked, and an invalid one is not found", {
  tag: "@long",
}, async ({ open, openAs }) => {
  const page = await openAs("admin", tab);
  const link = await newLink(page, "Night shift");
  await callFrom(page, "/api/admin/lockdown", { isLocked: true });
  const still = { javaScriptEnabled: false, viewport: phone };
  const guest = await open(pageOf(link), still);
  await press(guest);
  expect(await guest.locator(".error").innerText()).toBe(accessLinkTexts.name);
  expect(await stateOf(page, link)).toBe("active");
  await nameOn(guest).fill("Nell");
  await press(guest);
  await guest.waitForURL(/\/admin\/applications/); // keeps the hash that its form had
  await guest.getByRole("button", { name: "Account and site" }).click();
  expect(await guest.getByRole("banner").innerText()).toMatch(/Nell \(temporary\)\s+Management/);
  const back = await guest.goto(pageOf(link));
  expect(back?.status()).toBe(410);
  await guest.getByText(accessLinkTexts.spent).waitFor();
  await guest.getByText("You’re signed in as Nell (temporary).").waitFor();
  const unknown = await guest.goto("/temp-access/nothing-is-here-at-all");
  expect(unknown?.status()).toBe(404);
  await guest.getByText(accessLinkTexts.checkLink).waitFor();
  await callFrom(page, "/api/admin/lockdown", { isLocked: false });

  const own = await newLink(page, "Own");
  await page.goto(pageOf(own));
  await page.getByText("You’re signed in as ada_admin.").waitFor();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  expect(await stateOf(page, own)).toBe("active");
});
