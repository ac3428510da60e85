import { staffTexts } from "#contract/staff/constants.ts";
import {
  callFrom,
  currentTab,
  dashboardTab,
  decisionOn,
  opened,
  pathOf,
  readAnew,
  record,
  toastSays,
} from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { hasFocus, openAsMember } from "./member.ts";

for (const path of ["/admin-login", "/admin/login"]) {
  test(
    `${path} fits windows of every width and stays out of search engines`,
    longIf(path !== "/admin-login"),
    async ({ open }) => {
      const page = await open(path);
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize(phone);
      await expectAccessible(page);
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    },
  );
}

test("both fields are required, and a password can be shown", { tag: "@long" }, async ({ open }) => {
  const page = await open("/admin-login");
  const form = page.locator("#admin-sign-in");
  const topOf = () => form.evaluate((one) => one.getBoundingClientRect().top);
  const top = await topOf();
  await form.getByRole("button", { name: "Sign In" }).click();
  const wrong = form.locator("[aria-invalid=true]");
  await expect.poll(() => form.locator(".error").allInnerTexts()).toEqual([staffTexts.incomplete]); // once, for both
  await expect(wrong).toHaveCount(2);
  expect(await topOf(), "the card stays where it was").toBe(top);
  const marks = form.locator("label").evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").content));
  expect(await marks, "the mark is beside the sentence only").toEqual(["none", "none"]);
  expect(await form.getByLabel("Username").evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await form.getByLabel("Password", { exact: true }).fill("a secret");
  await form.getByRole("button", { name: "Show password" }).click();
  expect(await form.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
  await form.getByRole("button", { name: "Hide password" }).click();
  expect(await form.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("password");
  await expect(wrong).toHaveCount(1);
  await expect.poll(() => form.locator(".error").allInnerTexts()).toEqual([staffTexts.incomplete]);
});

test("an error is shown, and what was typed stays", { tag: "@long" }, async ({ open }) => {
  const page = await open("/admin/login", { mayRefuse: "/api/admin/login", mayFail: "/api/admin/login" });
  const form = page.locator("#admin-sign-in");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill("something else");
  await form.getByRole("button", { name: "Sign In" }).click();
  await toastSays(page, staffTexts.failed.title);
  await toastSays(page, staffTexts.failed.description);
  expect(await form.locator(".error").innerText()).toBe(staffTexts.failed.description);
  await page.route("**/api/admin/login", (route) => route.abort());
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect.poll(() => form.locator(".error").innerText()).toBe(staffTexts.unreachable);
  expect(await form.getByLabel("Username").inputValue()).toBe(username);
  expect(await form.getByLabel("Password", { exact: true }).inputValue()).toBe("something else");
});

test("an admin is welcomed by name, sees the dashboard, and finds its way back from the public bar", async ({
  open,
}) => {
  const page = await open("/admin");
  expect(pathOf(page)).toBe("/admin-login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await toastSays(page, staffTexts.welcome(username));
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  expect(pathOf(page)).toMatch(/^\/admin\/\w+/);
  expect(await page.getByRole("banner").innerText()).toMatch(/ada_admin\s+Admin/);
  expect(await page.locator(".footer, .nav, .chat").count()).toBe(0);
  await page.getByRole("link", { name: /home/ }).click();
  await page.getByRole("link", { name: "Admin Panel" }).first().click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  for (const signIn of ["/admin-login", "/admin/login"]) {
    await page.goto(signIn);
    await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
    expect(pathOf(page)).toBe("/admin/players");
  }
});

test("works without script, and says what's wrong there too", async ({ open }) => {
  const page = await open("/admin-login", { javaScriptEnabled: false });
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Sign In" }).click();
  expect(await page.locator("#admin-sign-in .error").innerText()).toBe(staffTexts.failed.description);
  expect(await page.getByLabel("Username").inputValue()).toBe(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Admin dashboard" }).waitFor();
  await page.goto("/admin/applications");
  expect(await currentTab(page).innerText()).toContain("Applications");
});

test("signing out leads home and leaves a member who uses the same browser signed in", { tag: "@long" }, async ({
  open,
}) => {
  const page = await openAsMember(open, { name: "Otto", path: "/about" });
  await callFrom(page, "/api/admin/login", { username, password });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await toastSays(page, staffTexts.signedOut);
  await page.getByRole("button", { name: "My Account" }).waitFor();
  expect(pathOf(page)).toBe("/");
  expect(await page.getByRole("link", { name: "Admin Panel" }).count()).toBe(0);
  await page.goto("/admin/applications");
  expect(pathOf(page)).toBe("/admin-login");
});

test("the dashboard leads to a tab that exists; any other is not found, inside the layout", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin");
  const tab = currentTab(page);
  expect(await tab.getAttribute("href")).toBe(pathOf(page));
  for (const nowhere of ["/admin/nope", "/admin/players/nope"]) {
    expect((await page.goto(nowhere))?.status(), nowhere).toBe(404);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title(), nowhere).toContain("Page not found");
    expect(await currentTab(page).count(), nowhere).toBe(0);
  }
  await expectAccessible(page);
  await dashboardTab(page, "Applications").click();
  await page
    .getByRole("heading", { name: /^Applications/ })
    .first()
    .waitFor();
});

test("signing out ends the dashboard in every tab, and the next person finds nothing", { tag: "@long" }, async ({
  open,
}) => {
  const page = await open("/about");
  await callFrom(page, "/api/admin/login", { username, password });
  await page.goto("/admin/players");
  const other = await page.context().newPage();
  await other.goto("/admin/messages");
  await other.getByRole("heading", { name: /^Messages/ }).waitFor();
  await page.getByRole("button", { name: "Add Player" }).click();
  await page.getByLabel("Gamertag").fill("Left behind");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await toastSays(page, staffTexts.signedOut);
  await expect.poll(() => pathOf(other)).toBe("/");
  await page.getByRole("link", { name: "Calendar" }).first().click();
  await page.getByRole("link", { name: "Admin Sign In" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add Player" }).click();
  expect(await page.getByLabel("Gamertag").inputValue()).toBe("");
});

for (const tab of ["analytics", "applications", "settings"]) {
  test(`a phone's row of tabs shows ${tab} whole`, { tag: "@long" }, async ({ openAs }) => {
    const page = await openAs("admin", `/admin/${tab}`, { viewport: phone });
    await record(page, `Bea Badge ${tab}`); // badges appear after their tabs
    await readAnew(page);
    const selected = currentTab(page);
    const beyond = () => selected.evaluate((it) => it.getBoundingClientRect().right - innerWidth);
    await expect.poll(beyond).toBeLessThan(1);
    expect(await selected.evaluate((it) => it.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
  });
}

test("an ended session asks to sign in over the page, where everything typed stays", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications", { mayRefuse: "/api/admin/" });
  await record(page, "Enid Example");
  await readAnew(page);
  const row = await opened(page, "Enid Example");
  const dialog = await decisionOn(page, row, "Approve");
  await dialog.getByLabel("Notes to the applicant").fill("Come by on Sunday.");
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Approve application" }).click();
  const over = page.getByRole("dialog", { name: "Sign in again" });
  await over.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await over.waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await page.getByText("You’ve been signed out. What you typed is kept.").waitFor();
  await page.getByRole("button", { name: "Sign in again" }).click();
  expect(await over.getByLabel("Username").inputValue()).toBe(username);
  expect(await hasFocus(over.getByLabel("Password", { exact: true }))).toBe(true);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await over.waitFor({ state: "hidden" });
  expect(pathOf(page)).toBe("/admin/applications");
  await decisionOn(page, row, "Approve");
  expect(await dialog.getByLabel("Notes to the applicant").inputValue()).toBe("Come by on Sunday.");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await expect.poll(() => row.innerText()).toContain("Approved");
});

test("signing in again in another tab is enough, and the dashboard no longer says that you’ve been signed out", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/applications", { mayRefuse: "/api/admin/" });
  await record(page, "Orla Other");
  await readAnew(page);
  const row = await opened(page, "Orla Other");
  const dialog = await decisionOn(page, row, "Reject");
  await dialog.getByLabel("Notes to the applicant").fill("The team is complete.");
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await page.getByRole("dialog", { name: "Sign in again" }).waitFor();
  await page.keyboard.press("Escape");
  const ended = page.getByText("You’ve been signed out. What you typed is kept.");
  await expect(ended).toHaveCount(1);

  const other = await page.context().newPage();
  await other.goto("/admin-login");
  await other.getByLabel("Username").fill("chief_sample");
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.keyboard.press("Enter");
  await expect(ended).toHaveCount(0);
  expect(await dialog.getByLabel("Notes to the applicant").inputValue()).toBe("The team is complete.");
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect.poll(() => row.innerText()).toContain("Rejected");
});

test("signing out far down a tab opens the home page at its top", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { viewport: desktop });
  await page.context().clearCookies(); // keep the session that the other journeys share
  await callFrom(page, "/api/admin/login", { username, password });
  await page.evaluate(() => {
    document.body.style.minHeight = "4000px"; // however little the tab shows
    scrollTo(0, 1500);
  });
  await page.getByRole("button", { name: "Sign Out" }).evaluate((button: HTMLElement) => button.click()); // without scrolling to it
  await page.waitForURL("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
