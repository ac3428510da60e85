import type { Page } from "@playwright/test";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { callFrom, toastSays } from "./dashboard.ts";
import { password, username } from "./fixtures/people.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { openAsMember, personNamed, register } from "./member.ts";

test.use({ siteKind: { name: "calendars" } });

const panel = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Create Event" });
const createEvent = (page: Page) => panel(page).getByRole("button", { name: "Create Event" });
const choice = (page: Page) => page.getByRole("combobox", { name: "User", exact: true });
const lastEvents = (page: Page) =>
  page.getByRole("list", { name: "Recent events, latest first" }).getByRole("listitem");

/** Finds a registered user by name, and opens their calendar. */
async function choose(page: Page, name: string) {
  await page.getByRole("searchbox", { name: "Search users" }).fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Users found: 1").waitFor({ state: "attached" });
  await choice(page).selectOption({ label: `${name} Sample` });
  await panel(page)
    .getByRole("heading", { name: `${name} Sample` })
    .waitFor();
}

/** Types a title into the dialog and sends it. */
async function create(page: Page, title: string) {
  await createEvent(page).click();
  await dialog(page).getByLabel("Title").fill(title);
  await dialog(page).getByRole("button", { name: "Create Event" }).click();
}

for (const [where, name, viewport] of [
  ["desk", "Wanda", desktop],
  ["phone", "Petra", phone],
] as const) {
  test(
    `on a ${where} an admin chooses a user, makes an event for them and sees it; the user finds it on their dashboard`,
    longIf(where !== "desk"),
    async ({ open, openAs }) => {
      const member = await openAsMember(open, { name, path: "/about", visit: { viewport } });
      const page = await openAs("admin", "/admin/calendar", { viewport });
      expect(await panel(page).innerText()).toContain("Create, edit and delete events, in everyone’s calendars too");
      await expectAccessible(page);
      await choose(page, name);
      await panel(page).getByText("No events yet").waitFor();
      await create(page, `Trial of ${name}`);
      await toastSays(page, calendarTexts.created);
      await dialog(page).waitFor({ state: "hidden" });
      await expect.poll(() => lastEvents(page).allInnerTexts()).toEqual([expect.stringContaining(`Trial of ${name}`)]);
      expect(await createEvent(page).evaluate((key) => key === document.activeElement)).toBe(true);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await member.goto("/dashboard");
      const next = member.getByRole("region", { name: "Next events" });
      await next.getByRole("heading", { name: `Trial of ${name}` }).waitFor();
      expect(await next.innerText()).toContain("Meeting");
      await expectAccessible(member);
    },
  );
}

test("without a user or its fields, an event is refused with a sentence and nothing is lost", { tag: "@long" }, async ({
  openAs,
  site,
}) => {
  await register(site.origin, personNamed("Udo"));
  const page = await openAs("admin", "/admin/calendar");
  await expect(createEvent(page)).toBeDisabled();
  await createEvent(page).click({ force: true });
  await toastSays(page, calendarTexts.staffFailed);
  await expect.poll(() => panel(page).locator(".error").allInnerTexts()).toEqual([calendarTexts.noUser]);
  expect(await choice(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0)); // or the bar covers a part of today's events
  await expectAccessible(page);
  await choose(page, "Udo");
  await createEvent(page).click();
  await dialog(page).getByLabel("Location").fill("Example Hall");
  await dialog(page).getByRole("button", { name: "Create Event" }).click();
  await toastSays(page, calendarTexts.staffIncomplete);
  await expect.poll(() => dialog(page).locator(".error").allInnerTexts()).toEqual([calendarTexts.title]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog.event-editor[open]")).toHaveCount(1); // the question is above it
  await page.getByRole("dialog", { name: "Discard changes?" }).getByRole("button", { name: "Keep editing" }).click();
  expect(await dialog(page).getByLabel("Location").inputValue()).toBe("Example Hall");
});

test("an event the server refuses says why, and can be sent again", { tag: "@long" }, async ({ openAs, site }) => {
  await register(site.origin, personNamed("Rita"));
  const page = await openAs("admin", "/admin/calendar", { mayFail: "/api/admin/calendar/users/" });
  await choose(page, "Rita");
  await page.route("**/api/admin/calendar/users/applicant/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await create(page, "Second try");
  await toastSays(page, calendarTexts.staffFailed);
  await expect.poll(() => dialog(page).locator(".error").innerText()).toContain("No answer came back");
  await page.unroute("**/api/admin/calendar/users/applicant/*");
  await dialog(page).getByRole("button", { name: "Create Event" }).click();
  await expect.poll(() => lastEvents(page).allInnerTexts()).toEqual([expect.stringContaining("Second try")]);
});

test("a session that ends while you type loses nothing of the event", { tag: "@long" }, async ({ openAs, site }) => {
  await register(site.origin, personNamed("Tilda"));
  const page = await openAs("admin", "/admin/calendar", { mayRefuse: "/api/admin/" });
  await choose(page, "Tilda");
  await page.context().clearCookies();
  await create(page, "Half a plan");
  const over = page.getByRole("dialog", { name: "Sign in again" });
  await over.getByLabel("Username").fill(username);
  await over.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await over.waitFor({ state: "hidden" });
  expect(await dialog(page).getByLabel("Title").inputValue()).toBe("Half a plan");
  await dialog(page).getByRole("button", { name: "Create Event" }).click();
  await toastSays(page, calendarTexts.created);
});

test("people with the same name are told apart before you choose one", { tag: "@long" }, async ({ openAs, site }) => {
  const twins = [personNamed("Gemma"), { ...personNamed("Gemma"), email: "gemma.two@demo.example" }];
  for (const twin of twins) await register(site.origin, twin);
  const page = await openAs("admin", "/admin/calendar");
  await page.getByRole("searchbox", { name: "Search users" }).fill("Gemma");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Users found: 2").waitFor({ state: "attached" });
  await choice(page).selectOption({ label: "Gemma Sample, gemma.two@demo.example" });
  await panel(page).getByText("gemma.two@demo.example", { exact: true }).waitFor();
});

test("the chosen person is in the address, and their events are on the page without script", { tag: "@long" }, async ({
  open,
  openAs,
  site,
}) => {
  await register(site.origin, personNamed("Nora"));
  const page = await openAs("admin", "/admin/calendar");
  await choose(page, "Nora");
  await create(page, "Read on paper");
  await toastSays(page, calendarTexts.created);
  const cookies = await page.context().cookies();
  const plain = await open("/about", {
    javaScriptEnabled: false,
    before: (tab) => tab.context().addCookies(cookies),
  });
  await plain.goto(page.url());
  expect(await lastEvents(plain).allInnerTexts()).toEqual([expect.stringContaining("Read on paper")]);
});

test("of many events, the last five are shown and the rest counted", { tag: "@long" }, async ({ openAs, site }) => {
  await register(site.origin, personNamed("Vera"));
  const page = await openAs("admin", "/admin/calendar");
  await choose(page, "Vera");
  const [type, id] = (await choice(page).inputValue()).split(":");
  for (const count of [1, 2, 3, 4, 5, 6, 7]) {
    const startDate = new Date(Date.now() + count * 86_400_000).toISOString();
    const event = { title: `Practice ${count}`, startDate, endDate: startDate, category: "scrim" };
    await callFrom(page, `/api/admin/calendar/users/${type}/${id}`, event);
  }
  await page.reload();
  await expect.poll(() => lastEvents(page).count()).toBe(5);
  expect((await lastEvents(page).allInnerTexts())[0]).toContain("Practice 7");
  expect(await panel(page).getByRole("link", { name: "+2 more" }).getAttribute("href")).toContain("/calendar?user=");
});
