import type { Locator, Page } from "@playwright/test";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";
import { pathOf, toastSays } from "./dashboard.ts";
import { password } from "./fixtures/people.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { settled } from "./member.ts";

test.use({ siteKind: { name: "second-factor" } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const dashboard = (page: Page) => page.getByRole("heading", { name: "Admin dashboard" }).waitFor();

const makeAccount = ({ asAdmin }: RunningSite, username: string, role: StaffRole = "chief") =>
  asAdmin(staffAccountsApi.create, { body: { username, password, role } });

async function typePassword(page: Page, username: string, button = "Sign In") {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.locator("#admin-sign-in").getByRole("button", { name: button }).click();
}

async function typeCode(page: Page, code: string) {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.locator("#second-step").getByRole("button", { name: "Sign In" }).click();
}

/** Goes through the setup as a person would. Returns the app's secret and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole("button", { name: "Set up app" }).click();
  const setup = dialog(page, "Set up an authenticator app");
  await setup.getByLabel("Current password").fill(password);
  await setup.getByRole("button", { name: "Continue" }).click();
  await setup.getByRole("img", { name: /QR code/ }).waitFor();
  const secret = (await setup.locator("code").innerText()).replaceAll(" ", "");
  await expectAccessible(page);
  await setup.getByLabel("Code from the app").fill(codeOf(secret));
  await setup.getByRole("button", { name: "Turn on" }).click();
  const codes = dialog(page, "Save your recovery codes");
  await codes.getByRole("listitem").first().waitFor();
  const recoveryCodes = await codes.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await codes.getByRole("link", { name: "Download codes" }).click();
  expect((await downloading).suggestedFilename()).toBe("recovery-codes.txt");
  await codes.getByRole("button", { name: "I’ve saved them" }).click();
  return { secret, recoveryCodes };
}

test("if the answer to turning it on is lost, the setup says that it may be on, and Settings offer new codes", {
  tag: "@long",
}, async ({ open, site }) => {
  await makeAccount(site, "lars_lost");
  const page = await open("/admin-login");
  await typePassword(page, "lars_lost");
  await dashboard(page);
  await page.goto("/admin/settings?part=sign-in");
  await page.getByRole("button", { name: "Set up app" }).click();
  const setup = dialog(page, "Set up an authenticator app");
  await setup.getByLabel("Current password").fill(password);
  await setup.getByRole("button", { name: "Continue" }).click();
  const secret = (await setup.locator("code").innerText()).replaceAll(" ", "");
  await page.route(`**${secondFactorApi.confirmTotp.path}`, (route) => route.fetch().then(() => route.abort()));
  await setup.getByLabel("Code from the app").fill(codeOf(secret));
  await setup.getByRole("button", { name: "Turn on" }).click();
  await setup.getByText("this may be on already").waitFor();
  await setup.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("On since").waitFor();
  await page.getByRole("button", { name: "Get new codes" }).waitFor();
});

test("staff set up an app in Settings, then sign in with a code of it, or a recovery code once", async ({
  open,
  site,
}) => {
  await makeAccount(site, "finn_factor");
  const page = await open("/admin-login", { mayRefuse: "/api/admin/login" });
  await typePassword(page, "finn_factor");
  await dashboard(page);
  await page.goto("/admin/settings?part=sign-in");
  const { secret, recoveryCodes } = await setUpApp(page);
  expect(recoveryCodes).toHaveLength(10);
  await page.getByText("10 left.").waitFor();
  await page.context().clearCookies({ name: /staff$/ });

  await page.goto("/admin/settings?part=sign-in");
  await typePassword(page, "finn_factor");
  await page.waitForURL("**/admin/second-step?returnUrl=*");
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await expectAccessible(page);
  await typeCode(page, "000000");
  await page.locator(".error", { hasText: "Wait for the next one" }).waitFor();
  await typeCode(page, codeOf(secret, 1));
  await toastSays(page, staffTexts.welcome("finn_factor"));
  await page.waitForURL("**/admin/settings?part=sign-in");

  const [lost = ""] = recoveryCodes;
  const elsewhere = await open("/admin-login", { viewport: phone, mayRefuse: "/api/admin/login" });
  await typePassword(elsewhere, "finn_factor");
  await elsewhere.waitForURL("**/admin/second-step");
  await typeCode(elsewhere, lost);
  await dashboard(elsewhere);
  await page.goto("/admin/settings?part=sign-in");
  await page.getByText("9 left.").waitFor();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await dialog(page, "Sign out?").getByRole("button", { name: "Sign out all others" }).click();
  await expect.poll(() => page.getByRole("button", { name: /^Sign out / }).count()).toBe(0);
  expect(await page.getByText("This device").count()).toBe(1);
});

/** Types the password where a dialog asks for it, then a code into the dialog above. */
async function proveBoth(page: Page, box: Locator, { press, codes }: { press: string; codes: string[] }) {
  await box.getByLabel("Current password").fill(password);
  await box.getByRole("button", { name: press }).click();
  await proveCode(page, codes);
}

/** Types codes into the dialog that asks for one. The last one is correct. */
async function proveCode(page: Page, codes: string[]) {
  const asked = dialog(page, "Confirm it’s you");
  for (const [place, code] of codes.entries()) {
    if (place > 0) await asked.locator(".error", { hasText: "Wait for the next one" }).first().waitFor();
    await asked.getByLabel("Code").fill(code);
    await asked.getByRole("button", { name: "Confirm" }).click();
  }
  await asked.waitFor({ state: "hidden" });
}

test("changing the address, the recovery codes or the app takes the password and a second step each time", {
  tag: "@long",
}, async ({ open, site }) => {
  await makeAccount(site, "sue_sudo");
  const page = await open("/admin-login", { mayRefuse: "/api/admin/" });
  await typePassword(page, "sue_sudo");
  await dashboard(page);
  await page.goto("/admin/settings?part=sign-in");
  const { recoveryCodes } = await setUpApp(page);
  const [first = "", second = ""] = recoveryCodes;

  const address = page.getByRole("region", { name: "Your email address" });
  await address.getByLabel(/^email address$/i).fill("sue@sample.example");
  await address.getByLabel("Current password").fill(password);
  await address.getByRole("button", { name: "Send me a link" }).click();
  await dialog(page, "Confirm it’s you").getByRole("button", { name: "Cancel" }).click();
  await address.getByText(secondFactorTexts.confirmFirst).waitFor();
  await address.getByRole("button", { name: "Send me a link" }).click();
  await settled(dialog(page, "Confirm it’s you"));
  await expectAccessible(page);
  await proveCode(page, ["000000", first]);
  await toastSays(page, ownAccountTexts.emailSent);

  await page.getByRole("button", { name: "Get new codes" }).click();
  await proveBoth(page, dialog(page, "Get new recovery codes?"), { press: "Get new codes", codes: [second] });
  const renewed = dialog(page, "Save your recovery codes");
  await renewed.getByRole("listitem").first().waitFor();
  const fresh = await renewed.getByRole("listitem").allInnerTexts();
  await renewed.getByRole("button", { name: "I’ve saved them" }).click();

  await page.getByRole("button", { name: "Remove app" }).click();
  const removal = dialog(page, "Remove authenticator app?");
  await page.setViewportSize(phone);
  await proveBoth(page, removal, { press: "Remove app", codes: [first, fresh[0] ?? ""] });
  await page.getByRole("button", { name: "Set up app" }).waitFor();
});

test("from the LOCKED screen a second step leads in, with script and without", { tag: "@long" }, async ({
  open,
  site,
}) => {
  await makeAccount(site, "lola_locked");
  const page = await open("/admin-login");
  await typePassword(page, "lola_locked");
  await dashboard(page);
  await page.goto("/admin/settings?part=sign-in");
  const { secret, recoveryCodes } = await setUpApp(page);
  await site.asAdmin(lockdownAdminApi.set, { body: { isLocked: true } });
  const locked = await open("/news", { mayFail: "/" });
  await locked.locator("summary", { hasText: "Admin Access" }).click();
  await typePassword(locked, "lola_locked", "Login");
  await locked.waitForURL("**/admin/second-step");
  await typeCode(locked, codeOf(secret, 1));
  await dashboard(locked);
  const plain = await open("/news", { javaScriptEnabled: false, mayFail: "/" });
  await plain.getByText("Admin Access").click();
  await typePassword(plain, "lola_locked", "Login");
  await expect.poll(() => pathOf(plain)).toBe("/admin/second-step");
  await typeCode(plain, recoveryCodes[1] ?? "");
  await dashboard(plain);
  await site.asAdmin(lockdownAdminApi.set, { body: { isLocked: false } });
});

test("once admins need a second factor, one without it must set it up before anything else", { tag: "@long" }, async ({
  open,
  openAs,
  site,
}) => {
  await makeAccount(site, "nora_new", "admin");
  const desk = await openAs("admin", "/admin/settings");
  await desk.getByRole("switch", { name: /Require a second factor/ }).click();
  await dialog(desk, "Require a second factor?")
    .getByText(/nora_new/)
    .waitFor();
  await dialog(desk, "Require a second factor?").getByRole("button", { name: "Cancel" }).click();
  await site.asAdmin(secondFactorApi.setPolicy, { body: { isRequired: true } });
  const page = await open("/admin-login");
  await typePassword(page, "nora_new");
  await page.waitForURL("**/admin/set-up-second-factor");
  await page.goto("/admin/temp-access");
  expect(pathOf(page)).toBe("/admin/set-up-second-factor");
  await expectAccessible(page);
  await setUpApp(page);
  await dashboard(page);
  expect(pathOf(page)).toBe("/admin/temp-access");
});
