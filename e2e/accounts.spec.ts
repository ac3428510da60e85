import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import {
  accountDialog,
  bar,
  fillSignIn,
  hasFocus,
  password,
  personNamed,
  register,
  signInByDialog,
  signOut,
  toastSays,
} from "./member.ts";

const mayRefuse = "/api/auth/";

test.describe("signing out", () => {
  test("shows that it's busy, forgets private data, and closes the current page", async ({ open, site }) => {
    const oli = personNamed("Oli");
    await register(site.origin, oli);
    const page = await open("/settings");
    await signInByDialog(page, oli);
    await page.getByRole("region", { name: "Profile" }).waitFor();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${accountsApi.logout.path}`, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await bar(page).getByRole("button", { name: "My Account" }).click();
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Sign Out", exact: true }).click();
    await page.getByRole("button", { name: signOutTexts.pending }).waitFor();
    answer();
    await page.getByRole("heading", { name: "Sign in first" }).waitFor();
    await expect.poll(() => hasFocus(bar(page).getByRole("button", { name: "Sign In" }))).toBe(true);
    await toastSays(page, signOutTexts.signedOut);
    expect(await page.getByText(oli.email).count()).toBe(0);
  });

  test("says so if it failed, and you stay signed in", { tag: "@long" }, async ({ open, site }) => {
    const pip = personNamed("Pip");
    await register(site.origin, pip);
    const page = await open("/about", { mayFail: accountsApi.logout.path });
    await signInByDialog(page, pip);
    await toastSays(page, accountTexts.signedIn.dialog);
    await page.route(`**${accountsApi.logout.path}`, (route) => route.abort());
    await signOut(page);
    await toastSays(page, { title: "Sign out failed" });
    expect(await bar(page).getByRole("button", { name: "My Account" }).count()).toBe(1);
  });

  test("or in reaches the browser's other tabs right away, without moving the focus there", async ({ open, site }) => {
    const rae = personNamed("Rae");
    await register(site.origin, rae);
    const page = await open("/about");
    const other = await page.context().newPage();
    await other.goto("/settings");
    await signInByDialog(page, rae);
    await other.getByRole("region", { name: "Profile" }).waitFor();
    await other.locator("html[data-ready]").waitFor();
    await signOut(page);
    await other.getByRole("heading", { name: "Sign in first" }).waitFor();
    await bar(other).getByRole("button", { name: "Sign In" }).waitFor();
    expect(await other.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("a session that ended elsewhere ends on the page with the first call that reports it", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const sky = personNamed("Sky");
  await register(site.origin, sky);
  const page = await open("/about", { mayRefuse });
  await signInByDialog(page, sky);
  await bar(page).getByRole("button", { name: "My Account" }).waitFor();
  await page.evaluate((path) => fetch(path, { method: "POST" }), accountsApi.logout.path);
  await bar(page).getByRole("button", { name: "My Account" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
  await bar(page).getByRole("button", { name: "Sign In" }).waitFor();
});

test("a save that needs signing in asks for it over the page, and declining shows the gate", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const una = personNamed("Una");
  await register(site.origin, una);
  const page = await open("/settings", { mayRefuse });
  await signInByDialog(page, una);
  const profile = page.getByRole("region", { name: "Profile" });
  await profile.waitFor();
  await page.locator("html[data-ready]").waitFor(); // the gate was a document, so the page behind it was loaded
  await profile.getByLabel("Name").fill("Una Placeholder");
  await page.evaluate((path) => fetch(path, { method: "POST" }), accountsApi.logout.path);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const over = page.getByRole("dialog", { name: "Your account" });
  const save = profile.getByRole("button", { name: "Save name" });
  await save.click();
  await over.getByText("You’ve been signed out.").waitFor();
  const form = over.getByRole("tabpanel");
  await form.getByLabel("Email").fill(una.email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await over.waitFor({ state: "hidden" });
  expect(await profile.getByLabel("Name").inputValue()).toBe("Una Placeholder");
  await save.click();
  await expect
    .poll(async () => (await (await page.request.get(accountsApi.me.path)).json()).name)
    .toBe("Una Placeholder");

  await page.evaluate((path) => fetch(path, { method: "POST" }), accountsApi.logout.path);
  await profile.getByLabel("Name").fill("Una Sample");
  await save.click();
  await over.waitFor();
  const other = await page.context().newPage();
  await other.goto("/login");
  await fillSignIn(other, una);
  await over.waitFor({ state: "hidden" });
  expect(await profile.getByLabel("Name").inputValue()).toBe("Una Sample");
  await other.close();

  await page.evaluate((path) => fetch(path, { method: "POST" }), accountsApi.logout.path);
  await save.click();
  await over.waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("on a phone the menu closes before the dialog opens, and signs in and out", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const tom = personNamed("Tom");
  await register(site.origin, tom);
  const page = await open("/about", { viewport: phone });
  const menu = page.getByRole("button", { name: "Menu" });
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await menu.click();
  await sheet.getByRole("button", { name: "Sign In" }).click();
  await accountDialog(page).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => hasFocus(menu)).toBe(true);
  await menu.click();
  await sheet.getByRole("button", { name: "Sign In" }).click();
  const form = accountDialog(page).getByRole("tabpanel");
  await form.getByLabel("Email").fill(tom.email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await toastSays(page, accountTexts.signedIn.dialog);
  await expect.poll(() => hasFocus(menu)).toBe(true);
  await menu.click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => hasFocus(menu)).toBe(true);
  await menu.click();
  await sheet.getByRole("button", { name: "Sign In" }).waitFor();
});
