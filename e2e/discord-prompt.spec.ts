import type { Page } from "@playwright/test";
import { accountTexts, providerPaths } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import type { Open, Visit } from "./fixtures/open-page.ts";
import type { Provider } from "./fixtures/provider.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { bar, hasFocus, toastSays } from "./member.ts";

test.use({ siteKind: ({ provider }, use) => use(provider.siteKind) });

type Place = { open: Open; provider: Provider };

/** Opens the points page as a new member whose Discord name the provider doesn't know. */
async function openNew({ open, provider }: Place, name: string, visit: Visit = {}): Promise<Page> {
  const email = `${name.toLowerCase()}@sample.example`;
  provider.setPerson({ sub: name, name: `${name} Sample`, email, email_verified: true });
  const page = await open("/about", { mayAsk: provider.issuer, mayRefuse: "/api/auth/", ...visit });
  await page.goto(`${providerPaths.start}?returnUrl=/points`);
  await page.getByRole("button", { name: `Continue as ${email}` }).click();
  await page.waitForURL("**/points");
  return page;
}

const prompt = (page: Page) => page.getByRole("dialog", { name: "Where can we find you?" });
const field = (page: Page) => prompt(page).getByLabel("Discord username");
const save = (page: Page) => prompt(page).getByRole("button", { name: "Save Discord username" });

const flagsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("discord-provided-")));

test("a member without a Discord name is asked for it, and nothing but an answer closes the dialog", async ({
  open,
  provider,
}) => {
  const page = await openNew({ open, provider }, "Uma");
  await prompt(page).waitFor();
  expect(await hasFocus(field(page))).toBe(true);
  expect(await prompt(page).getByRole("button").allInnerTexts()).toEqual(["Save Discord username", "Sign Out"]);
  await expectAccessible(page);
  for (const _ of ["first", "second", "third"]) await page.keyboard.press("Escape");
  await page.mouse.click(20, 20);
  await page.evaluate(() => document.querySelector("dialog")?.close());
  await prompt(page).waitFor();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    expect(await page.locator("main > * :focus:not(dialog *)").count()).toBe(0);
  }

  await prompt(page).getByText(accountTexts.discordHint).waitFor();
  await save(page).click();
  await page.getByText(accountTexts.discordBlank, { exact: true }).waitFor();
  await expect.poll(() => hasFocus(field(page))).toBe(true);
  await expectAccessible(page);
  await field(page).fill(" @ ");
  await save(page).click();
  await page.getByText(accountTexts.discordBlank, { exact: true }).waitFor();
  await field(page).fill("@uma_sample");
  await expect.poll(() => page.getByText(accountTexts.discordBlank, { exact: true }).count()).toBe(0);
  expect(await flagsOf(page)).toEqual([]);
  await save(page).click();
  await toastSays(page, { title: accountTexts.discordUpdated });
  await expect.poll(() => prompt(page).count()).toBe(0);
  const answer = await page.request.get(accountsApi.me.path);
  const member = await answer.json();
  expect(member.discord).toBe("uma_sample");
  expect(await flagsOf(page)).toEqual([`discord-provided-${member.id}`]);
  await page.reload();
  expect(await prompt(page).count()).toBe(0);
});

test("a name that couldn't be saved stays, and can be sent again", { tag: "@long" }, async ({ open, provider }) => {
  const page = await openNew({ open, provider }, "Vera", { viewport: phone });
  await page.route(`**${accountsApi.updateDiscord.path}`, (route) => route.abort());
  await field(page).fill("vera_sample");
  await save(page).click();
  await toastSays(page, { title: accountTexts.discordFailed });
  await prompt(page).locator(".error").getByText(accountTexts.discordFailed).waitFor();
  expect(await field(page).inputValue()).toBe("vera_sample");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.unroute(`**${accountsApi.updateDiscord.path}`);
  await save(page).click();
  await toastSays(page, { title: accountTexts.discordUpdated });
  await expect.poll(() => prompt(page).count()).toBe(0);
});

test("you can sign out instead of answering, and the focus returns to the page", { tag: "@long" }, async ({
  open,
  provider,
}) => {
  const page = await openNew({ open, provider }, "Wanda");
  await prompt(page).getByRole("button", { name: "Sign Out" }).click();
  await toastSays(page, signOutTexts.signedOut);
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
  expect(await prompt(page).count()).toBe(0);
  expect(await hasFocus(page.locator("main"))).toBe(true);
  await bar(page).getByRole("button", { name: "Sign In" }).waitFor();
});

test("an answer in one tab reaches the other, and other pages don't ask", { tag: "@long" }, async ({
  open,
  provider,
}) => {
  const page = await openNew({ open, provider }, "Xena");
  const other = await page.context().newPage();
  await other.goto("/points");
  await prompt(other).waitFor();
  await field(page).fill("xena_sample");
  await save(page).click();
  await expect.poll(() => prompt(other).count()).toBe(0);
});
