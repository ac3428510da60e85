import type { Page } from "@playwright/test";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { staffAccountTexts as texts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { callFrom, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, inMotion, type OpenAs, phone, test, type Visit } from "./fixtures/test.ts";
import { hasFocus, password, personNamed, register } from "./member.ts";

test.use({ siteKind: { name: "staff-settings" }, contextOptions: inMotion });

const settings = (openAs: OpenAs, part: string, visit?: Visit) =>
  openAs("admin", `/admin/settings?part=${part}`, visit);
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rowIn = (page: Page, name: string, text: string) => section(page, name).locator("tbody tr", { hasText: text });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const part = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Settings" }).getByRole("tab", { name, exact: true });
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("an admin adds an account, is told what is missing or taken, changes and deletes it", async ({ open, openAs }) => {
  const page = await settings(openAs, "people", { mayRefuse: staffAccountsApi.create.path });
  const box = section(page, "Add Admin");
  await box.getByRole("button", { name: "Add Admin" }).click();
  await expect.poll(() => box.locator(".error").allInnerTexts()).toEqual([texts.username, texts.password, texts.role]);
  expect(await hasFocus(box.getByLabel("Username"))).toBe(true);
  await box.getByLabel("Username").fill("ada_admin");
  await box.getByLabel("Password", { exact: true }).fill(password);
  await box.getByLabel("Role").selectOption("Chief");
  await box.getByRole("button", { name: "Add Admin" }).click();
  await toastSays(page, texts.createFailed);
  expect(await box.locator(".error").allInnerTexts()).toEqual([texts.taken]);
  await expectAccessible(page);
  await box.getByLabel("Username").fill("cora_chief");
  await box.getByRole("button", { name: "Add Admin" }).click();
  await toastSays(page, texts.created);
  const row = rowIn(page, "Admin accounts", "cora_chief");
  await expect.poll(() => row.innerText()).toMatch(/Chief[\s\S]*Never/);
  expect(await box.getByLabel("Username").inputValue()).toBe("");

  const edit = row.getByRole("button", { name: "Edit cora_chief" });
  await edit.click();
  const sheet = dialog(page, "Edit cora_chief");
  const [username, newPassword] = [sheet.getByLabel("Username"), sheet.getByLabel("New password")];
  await username.fill("cora_renamed");
  await newPassword.fill(password);
  await page.keyboard.press("Escape");
  await edit.click();
  expect([await username.inputValue(), await newPassword.inputValue()]).toEqual(["cora_renamed", ""]);
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await edit.click(); // keep the name, because its row is found by it below
  await sheet.getByLabel("New password").fill("short");
  await sheet.getByRole("button", { name: "Save account" }).click();
  await sheet.getByText(texts.password).waitFor();
  await sheet.getByLabel("New password").fill("");
  await sheet.getByLabel("Role").selectOption("Management");
  await page.route("**/api/admin/accounts/*", (route) => route.abort());
  await sheet.getByRole("button", { name: "Save account" }).click();
  await sheet.locator(".error", { hasText: "No answer came back" }).waitFor();
  expect(await sheet.getByLabel("Role").inputValue()).toBe("management");
  await page.unroute("**/api/admin/accounts/*");
  await sheet.getByRole("button", { name: "Save account" }).click();
  await toastSays(page, texts.updated);
  await expect.poll(() => row.innerText()).toContain("Management");
  await callFrom(await open("/about"), staffApi.login.path, { username: "cora_chief", password }); // the password hasn't changed

  await row.getByRole("button", { name: "Delete cora_chief" }).click();
  await dialog(page, "Delete cora_chief?").getByRole("button", { name: "Delete account" }).click();
  await toastSays(page, texts.deleted);
  await row.waitFor({ state: "detached" });
  expect(await hasFocus(rowIn(page, "Admin accounts", "ada_admin"))).toBe(true);
});

test("nobody can delete their own account or change their own role, and your new name shows immediately", {
  tag: "@long",
}, async ({ open, site }) => {
  const account = { username: "second_admin", password };
  await site.asAdmin(staffAccountsApi.create, { body: { ...account, role: "admin" } });
  const page = await open("/about");
  await callFrom(page, staffApi.login.path, account);
  await page.goto("/admin/settings?part=people");
  const own = rowIn(page, "Admin accounts", "Your own account");
  expect(await own.getByRole("button", { name: /Delete/ }).count()).toBe(0);
  await own.getByRole("button", { name: /Edit/ }).click();
  const sheet = page.getByRole("dialog");
  expect(await sheet.getByLabel("Role").getAttribute("readonly")).not.toBeNull();
  await sheet.getByText(texts.ownRole).waitFor();
  await sheet.getByText(texts.ownPassword).waitFor();
  expect(await sheet.getByLabel("New password").count()).toBe(0);
  await sheet.getByLabel("Username").fill("renamed_admin");
  await sheet.getByRole("button", { name: "Save account" }).click();
  await toastSays(page, texts.updated);
  await expect.poll(() => page.locator(".admin-bar__who").innerText()).toContain("renamed_admin");
});

test("members are found, their passwords set, and their accounts deleted after confirming the name", {
  tag: "@long",
}, async ({ openAs, site }) => {
  const { origin } = site;
  await register(origin, personNamed("Ava"));
  await register(origin, { ...personNamed("Bea"), name: "<img src=x onerror=alert(1)>" });
  const page = await settings(openAs, "people");
  await rowIn(page, "Registered users", "<img src=x onerror=alert(1)>").waitFor();
  await section(page, "Registered users").getByLabel("Search users").fill("ava@sample");
  await rowIn(page, "Registered users", "onerror").waitFor({ state: "detached" });
  const row = rowIn(page, "Registered users", "Ava Sample");
  expect(await row.innerText()).toMatch(/ava_sample\s+A password\s+••••••••[\s\S]*Unverified/);
  await row.getByRole("button", { name: "Change password of Ava Sample" }).click();
  const sheet = dialog(page, "Change password");
  await sheet.getByText("They’ll be signed out everywhere").waitFor();
  await sheet.getByLabel("New password").fill("five5");
  await sheet.getByRole("button", { name: "Change password" }).click();
  await sheet.getByText(texts.password).waitFor();
  await expectAccessible(page);
  await sheet.getByLabel("New password").fill("another moor kettle");
  await sheet.getByRole("button", { name: "Change password" }).click();
  await toastSays(page, texts.passwordUpdated);
  await callFrom(page, "/api/auth/login", { email: personNamed("Ava").email, password: "another moor kettle" });

  await row.getByRole("button", { name: "Delete Ava Sample" }).click();
  await page.route("**/api/admin/users/*", (route) => route.abort());
  await dialog(page, "Delete Ava Sample?").getByRole("button", { name: "Delete user" }).click();
  await toastSays(page, texts.userDeleteFailed);
  await dialog(page, "Delete Ava Sample?").locator(".confirm .error", { hasText: "may have gone through" }).waitFor();
  await page.unroute("**/api/admin/users/*");
  await page.keyboard.press("Escape");
  expect(await hasFocus(row.getByRole("button", { name: "Delete Ava Sample" }))).toBe(true);
  await page.keyboard.press("Enter");
  await dialog(page, "Delete Ava Sample?").getByRole("button", { name: "Delete user" }).click();
  await toastSays(page, texts.userDeleted);
  await section(page, "Registered users").getByText("No matching users").waitFor();
});

test("everyone can change their own password, and sees only what they may use", async ({ openAs }) => {
  const page = await openAs("management", "/admin/settings", { viewport: phone, mayRefuse: "/api/admin/account" });
  expect(await page.getByRole("tablist", { name: "Settings" }).getByRole("tab").allInnerTexts()).toEqual([
    "Site",
    "Sign-in",
    "Bin",
  ]);
  expect(await page.getByRole("heading", { name: "Favicon" }).count()).toBe(0);
  await part(page, "Sign-in").click();
  const own = page.getByRole("tabpanel", { name: "Sign-in" }).getByRole("heading", { level: 3 });
  await expect(own).toHaveText(["Your password", "Your email address", "Second factor", "Devices"]);
  const box = section(page, "Your password");
  await box.getByLabel("Current password").fill("not it");
  await box.getByLabel("New password").fill("moor and kettle");
  await box.getByRole("button", { name: "Change password" }).click();
  await box.getByText(texts.wrongPassword).waitFor();
  expect(await hasFocus(box.getByLabel("Current password"))).toBe(true);
  expect(await box.getByLabel("New password").inputValue()).toBe("moor and kettle");
  await expectAccessible(page);
  await box.getByLabel("Current password").fill("correct horse battery");
  await box.getByRole("button", { name: "Change password" }).click();
  await toastSays(page, texts.passwordUpdated);
  expect(await box.getByLabel("New password").inputValue()).toBe("");
});

test("a temporary guest can't create permanent access, and the log names them", { tag: "@long" }, async ({
  open,
  openAs,
}) => {
  const maker = await settings(openAs, "site");
  const order = { role: "admin", description: "For the finals", expirationHours: 1 };
  const { linkCode } = await callFrom(maker, "/api/admin/temp-links", order);
  const page = await open("/about", { mayRefuse: "/api/admin/" });
  await callFrom(page, `/api/temp-access/${linkCode}`, { name: "Guest Gwen" });
  await page.goto("/admin/settings?part=people");
  const users = section(page, "Registered users");
  await users.locator("tbody tr, .empty-state").first().waitFor();
  expect(await users.getByRole("button", { name: /password/ }).count()).toBe(0);
  expect(await section(page, "Admin accounts").count()).toBe(0);
  await part(page, "Site").click();
  expect(await part(page, "Sign-in").count()).toBe(0);
  await callFrom(page, "/api/admin/merchandise-links", { isEnabled: false });
  await part(page, "Audit log").click();
  const entry = rowIn(page, "Audit log", "Switch changed").first();
  await expect.poll(() => entry.innerText()).toMatch(/Guest Gwen\s+Temporary access: For the finals/);
  expect(await entry.locator("dl").innerText()).toMatch(/State[\s\S]*On[\s\S]*Off/);
});

test("the log shows who changed what, before and after, can be searched and loads more", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await settings(openAs, "people");
  const username = "<img src=x onerror=alert(1)>";
  const made = await callFrom(page, staffAccountsApi.create.path, { username, password, role: "chief" });
  const path = staffAccountsApi.update.path.replace(":id", made.id);
  await callFrom(page, path, { username, role: "management" }, "PUT");
  await part(page, "Audit log").click();
  const log = section(page, "Audit log");
  const entry = rowIn(page, "Audit log", "Admin account changed").first();
  await expect.poll(() => entry.innerText()).toMatch(/ada_admin[\s\S]*Admin account <img src=x onerror=alert\(1\)>/);
  expect(await entry.locator("dl").innerText()).toMatch(/Role[\s\S]*chief[\s\S]*management/);
  await expectAccessible(page);
  await part(page, "People").click();
  await callFrom(page, path, { username: "tidy_name", role: "management" }, "PUT");
  await part(page, "Audit log").click();
  await log.getByText("tidy_name").first().waitFor(); // reloaded whenever it's shown
  await log.getByLabel("Search the log").fill("onerror");
  await expect.poll(() => rowIn(page, "Audit log", "Sign-in").count()).toBe(0);
  await log.getByLabel("Search the log").fill("no such thing");
  await log.getByText("No matching changes").waitFor();

  await page.route(`**${auditLogApi.list.path}?*`, (route) =>
    route.continue({ url: route.request().url().replace("limit=25", "limit=2") }),
  );
  await log.getByLabel("Search the log").fill("");
  await part(page, "Site").click();
  await part(page, "Audit log").click();
  await expect.poll(() => log.locator("tbody tr").count()).toBe(2);
  await log.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => log.locator("tbody tr").count()).toBe(4);
  await page.unroute(`**${auditLogApi.list.path}?*`);
  await page.route(`**${auditLogApi.list.path}?*`, (route) => route.abort());
  await page.goto("/admin/settings");
  await part(page, "Audit log").click();
  await log.getByText("The changes didn’t load").waitFor();
  await page.unroute(`**${auditLogApi.list.path}?*`);
  await log.getByRole("button", { name: "Try again" }).click();
  await log.locator("tbody tr").first().waitFor();
});

test("the parts can be reached by keyboard, fit windows of every width and are accessible", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await settings(openAs, "site");
  await part(page, "Site").focus();
  for (const name of ["Sign-in", "People", "Videos", "Bin", "Audit log", "Health", "Site", "Sign-in"]) {
    await page.keyboard.press("ArrowRight");
    expect(await hasFocus(part(page, name))).toBe(true);
    await page.getByRole("tabpanel", { name, exact: true }).waitFor();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${name}, ${width} wide`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, name);
    expect(new URL(page.url()).searchParams.get("part")).toBe({ "Audit log": "audit" }[name] ?? name.toLowerCase());
  }
});
