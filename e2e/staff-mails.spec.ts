import type { Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { ownAccountTexts as say } from "#contract/staff/own-account/constants.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { callFrom, pathOf, told } from "./dashboard.ts";
import { password } from "./fixtures/people.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, type Open, phone, test, type Visit } from "./fixtures/test.ts";
import { linkMailed, textMailed } from "./mails.ts";
import { card } from "./member.ts";

test.use({ siteKind: { name: "staff-mails" } });

const settings = "/admin/settings?part=sign-in";
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens a page of the dashboard as a new staff member. */
async function openAsStaff(
  { open, site }: { open: Open; site: RunningSite },
  username: string,
  { role = "chief", path = settings, ...visit }: Visit & { role?: StaffRole; path?: string } = {},
) {
  await site.asAdmin(staffAccountsApi.create, { body: { username, password, role } });
  const page = await open("/about", visit);
  await callFrom(page, staffApi.login.path, { username, password });
  await page.goto(path);
  return page;
}

/** Enters an address in the open settings, and opens the emailed link up to the button that confirms it. */
async function askForEmail(page: Page, site: RunningSite, email: string) {
  const box = section(page, "Your email address");
  await box.getByLabel(/email address$/i).fill(email);
  await box.getByLabel("Current password").fill(password);
  await box.getByRole("button", { name: "Send me a link" }).click();
  await told(page, say.emailSent);
  await box.getByText(`Waiting for you to open the link we sent to ${email}.`).waitFor();
  await page.goto(await linkMailed(site, { to: email, about: "Confirm your email" }));
}

async function addEmail(page: Page, site: RunningSite, email: string) {
  await askForEmail(page, site, email);
  await card(page).getByRole("button", { name: "Confirm this address" }).click();
  await card(page).getByText(`${email} is confirmed.`).waitFor();
}

const isStaff = async (page: Page): Promise<boolean> =>
  (await (await page.request.get(staffApi.check.path)).json()).isAdmin;

async function signIn(page: Page, username: string, typed: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.locator("#admin-sign-in").getByRole("button", { name: "Sign In" }).click();
}

test("staff confirm an address by the mailed link, then another one; the old address is told", {
  tag: "@long",
}, async ({ open, site }) => {
  const page = await openAsStaff({ open, site }, "mia_mail", { mayRefuse: "/api/admin/confirm-email" });
  await askForEmail(page, site, "mia@sample.example");
  await expectAccessible(page);
  const link = page.url();
  await card(page).getByRole("button", { name: "Confirm this address" }).click();
  await card(page).getByText("mia@sample.example is confirmed.").waitFor();
  await page.goto("about:blank");
  await page.goto(link);
  await card(page).getByRole("button", { name: "Confirm this address" }).click();
  await card(page).getByText(say.linkSpent).waitFor();

  await page.goto(settings);
  await section(page, "Your email address").getByText("mia@sample.example", { exact: true }).waitFor();
  await askForEmail(page, site, "mia.new@sample.example");
  const stranger = await open(page.url(), { mayRefuse: "/api/admin/confirm-email", viewport: phone });
  await card(stranger).getByRole("button", { name: "Confirm this address" }).click();
  await card(stranger).getByText("You need to be signed in for this. Try again once you are.").waitFor();
  await card(stranger).getByRole("link", { name: "Admin Sign In" }).click();
  await signIn(stranger, "mia_mail", password);
  await card(stranger).getByRole("button", { name: "Confirm this address" }).click();
  await card(stranger).getByText("mia.new@sample.example is confirmed.").waitFor();
  expect(await textMailed(site, { to: "mia@sample.example", about: "has a new email address" })).toContain("mia_mail");
  await page.goto(settings);
  await section(page, "Your email address").getByText("mia.new@sample.example", { exact: true }).waitFor();
});

test("a forgotten staff password is reset by the mailed link, which signs the account out and works once", async ({
  open,
  site,
}) => {
  const former = await openAsStaff({ open, site }, "finn_forgot");
  await addEmail(former, site, "finn@sample.example");
  const page = await open("/admin-login", { viewport: phone, mayRefuse: "/api/admin/" });
  await page.getByRole("link", { name: "Forgot password" }).click();
  await card(page).getByRole("button", { name: "Send me a link" }).click();
  await card(page).getByText(say.username).waitFor();
  await card(page).getByLabel("Username").fill("Finn_Forgot");
  await card(page).getByRole("button", { name: "Send me a link" }).click();
  await card(page).getByText(say.resetSent).waitFor();
  await expectAccessible(page);
  const link = await linkMailed(site, { to: "finn@sample.example", about: "Reset your staff password" });
  await page.goto(link);
  await card(page).getByLabel("New password").fill("another moorland quay");
  await expectAccessible(page);
  await card(page).getByRole("button", { name: "Set new password" }).click();
  await card(page).getByText("The new password for finn_forgot is set.").waitFor();
  await former.goto(settings);
  expect(pathOf(former)).toBe("/admin-login");

  await card(page).getByRole("link", { name: "Admin Sign In" }).click();
  await signIn(page, "finn_forgot", password);
  await page.locator(".error", { hasText: staffTexts.failed.description }).waitFor();
  await signIn(page, "finn_forgot", "another moorland quay");
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.goto(link);
  await card(page).getByLabel("New password").fill("yet another quay");
  await card(page).getByRole("button", { name: "Set new password" }).click();
  await card(page).getByText(say.linkSpent).waitFor();
});

test("the mail about a new device leads to the account's devices, where that one is signed out", {
  tag: "@long",
}, async ({ open, site }) => {
  const page = await openAsStaff({ open, site }, "dora_device");
  await addEmail(page, site, "dora@sample.example");
  const elsewhere = await open("/admin-login", { viewport: phone });
  await signIn(elsewhere, "dora_device", password);
  await elsewhere.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.goto(await linkMailed(site, { to: "dora@sample.example", about: "New sign-in" }));
  const devices = section(page, "Devices");
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(2);
  await devices.getByRole("button", { name: /^Sign out .+ on / }).click();
  await page.getByRole("dialog", { name: "Sign out?" }).getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
  await elsewhere.reload();
  expect(pathOf(elsewhere)).toBe("/admin-login");
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";
  test(`a mailed link leads to its page after signing in, ${how}`, { tag: "@long" }, async ({ open, site }) => {
    const name = javaScriptEnabled ? "rita_return" : "rolf_return";
    const page = await openAsStaff({ open, site }, name);
    await addEmail(page, site, `${name}@sample.example`);
    await callFrom(await open("/about"), staffApi.login.path, { username: name, password });
    const link = await linkMailed(site, { to: `${name}@sample.example`, about: "New sign-in" });
    const elsewhere = await open(link, { javaScriptEnabled });
    expect(pathOf(elsewhere)).toBe("/admin-login");
    await signIn(elsewhere, name, password);
    await expect.poll(() => elsewhere.url().replace("#admin-sign-in", "")).toBe(link);
    await section(elsewhere, "Devices").waitFor();
  });
}

test("the mail about an opened temporary link leads to who is signed in with one, and their session ends there", {
  tag: "@long",
}, async ({ open, site }) => {
  const page = await openAsStaff({ open, site }, "lena_link", { role: "admin" });
  await addEmail(page, site, "lena@sample.example");
  const { linkCode } = await callFrom(page, accessLinksApi.create.path, { role: "chief" });
  const guest = await open(`/temp-access/${linkCode}`, { viewport: phone });
  await guest.getByLabel("Your name").fill("Gil");
  await guest.getByRole("button", { name: "Open the dashboard" }).click();
  await guest.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.goto(await linkMailed(site, { to: "lena@sample.example", about: "temporary link" }));
  expect(pathOf(page)).toBe("/admin/temp-access");
  await page.getByRole("button", { name: /^End session of Gil/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect.poll(() => isStaff(guest)).toBe(false);
});
