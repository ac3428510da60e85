import { expect, test } from "vitest";
import { staffTexts } from "#contract/staff.ts";
import { callFrom, opened, password, pathOf, readAnew, record, toastSays, useAdmin, username } from "./admin.ts";
import { accessibilityFaults, phone } from "./browser.ts";

const { journey, admin, applicant } = useAdmin();

test.each(["/admin-login", "/admin/login"])(
  "%s fits windows of every width and stays out of search engines",
  async (path) => {
    const page = await journey().open(path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(phone);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.context().close();
  },
);

test("both fields are asked for, and a password can be looked at", async () => {
  const page = await journey().open("/admin-login");
  const form = page.locator("#admin-sign-in");
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect.poll(() => form.locator(".err").allInnerTexts()).toEqual([staffTexts.incomplete, staffTexts.incomplete]);
  expect(await form.getByLabel("Username").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByLabel("Password", { exact: true }).fill("a secret");
  await form.getByRole("button", { name: "Show password" }).click();
  expect(await form.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
  await form.getByRole("button", { name: "Hide password" }).click();
  expect(await form.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("password");
  await expect.poll(() => form.locator(".err").allInnerTexts()).toEqual([staffTexts.incomplete]);
  await page.context().close();
});

test("what is wrong is said, and what was typed stays", async () => {
  const page = await journey().open("/admin/login", { mayRefuse: "/api/admin/" });
  const form = page.locator("#admin-sign-in");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill("something else");
  await form.getByRole("button", { name: "Sign In" }).click();
  await toastSays(page, staffTexts.failed.title);
  await toastSays(page, staffTexts.failed.description);
  expect(await form.locator(".err").innerText()).toBe(staffTexts.failed.description);
  await page.route("**/api/admin/login", (route) => route.abort());
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect.poll(() => form.locator(".err").innerText()).toBe(staffTexts.unreachable);
  expect(await form.getByLabel("Username").inputValue()).toBe(username);
  expect(await form.getByLabel("Password", { exact: true }).inputValue()).toBe("something else");
  await page.context().close();
});

test("an admin is welcomed by name, sees the dashboard, and finds its way back from the public bar", async () => {
  const page = await journey().open("/admin");
  expect(pathOf(page)).toBe("/admin-login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await toastSays(page, staffTexts.welcome(username));
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  expect(pathOf(page)).toMatch(/^\/admin\/\w+/);
  expect(await page.getByRole("banner").innerText()).toMatch(/ada_admin\s+Admin/);
  expect(await page.locator(".foot, .nav, .chat").count()).toBe(0);
  await page.getByRole("link", { name: /home/ }).click();
  await page.getByRole("link", { name: "Admin Panel" }).first().click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.goto(`${journey().origin}/admin-login`);
  await page.getByRole("heading", { name: "You are signed in" }).waitFor();
  expect(await page.locator("form").count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Admin Panel" }).click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.context().close();
});

test("works without script, and says then too what is wrong", async () => {
  const page = await journey().open("/admin-login", { javaScriptEnabled: false });
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Sign In" }).click();
  expect(await page.locator("#admin-sign-in .err").innerText()).toBe(staffTexts.failed.description);
  expect(await page.getByLabel("Username").inputValue()).toBe(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.goto(`${journey().origin}/admin/applications`);
  expect(await page.getByRole("tab", { selected: true }).innerText()).toContain("Applications");
  await page.context().close();
});

test("signing out leads home and leaves a member who uses the same browser signed in", async () => {
  const page = await applicant("Otto");
  await callFrom(page, "/api/admin/login", { username, password });
  await page.goto(`${journey().origin}/admin`);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await toastSays(page, staffTexts.signedOut);
  await page.getByRole("button", { name: "My Account" }).waitFor();
  expect(pathOf(page)).toBe("/");
  expect(await page.getByRole("link", { name: "Admin Panel" }).count()).toBe(0);
  await page.goto(`${journey().origin}/admin/applications`);
  expect(pathOf(page)).toBe("/admin-login");
  await page.context().close();
});

test.each(["/admin", "/admin/nothing"])("%s leads to a tab that there is", async (path) => {
  const page = await admin(path);
  const tab = page.getByRole("tab", { selected: true });
  expect(await tab.getAttribute("href")).toBe(pathOf(page));
  expect(await page.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe(await tab.getAttribute("id"));
  await page.context().close();
});

test.each(["analytics", "applications", "settings"])("a phone's row of tabs shows %s whole", async (tab) => {
  const page = await admin(`/admin/${tab}`, { viewport: phone });
  await record(page, `Bea Badge ${tab}`); // a badge comes later than its tab
  await readAnew(page);
  const selected = page.getByRole("tab", { selected: true }).first();
  const beyond = () => selected.evaluate((it) => it.getBoundingClientRect().right - innerWidth);
  await expect.poll(beyond).toBeLessThan(1);
  expect(await selected.evaluate((it) => it.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
  await page.context().close();
});

test("a session that ended is told where something is typed, which stays", async () => {
  const page = await admin();
  await record(page, "Enid Example");
  await readAnew(page);
  const row = await opened(page, "Enid Example");
  await row.getByLabel("Review notes").fill("Come by on Sunday.");
  await page.context().clearCookies();
  await row.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Your sign-in has ended.").waitFor();
  expect(await row.getByLabel("Review notes").inputValue()).toBe("Come by on Sunday.");
  await page.getByRole("link", { name: "sign in again" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: /^Applications/ }).click();
  await opened(page, "Enid Example");
  expect(await row.getByLabel("Review notes").inputValue()).toBe("Come by on Sunday.");
  await page.context().close();
});
