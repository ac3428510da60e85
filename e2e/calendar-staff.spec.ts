import type { Page } from "@playwright/test";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { personNamed, toastSays } from "./member.ts";
import { calendarOf, dialogNamed, eventsOn, made, now, panel, secondWindow } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar-staff" } });

const before = (page: Page) => page.clock.setFixedTime(now);
const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch("/api/auth/me")).json()).id);

test("an admin sees everyone's events, and new ones aren't public by default", async ({ open, openAs }) => {
  const member = await calendarOf(open, "Ada");
  await made(member, "Ada's own");
  const page = await openAs("admin", "/calendar?view=admin", { before });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toContain("Ada's own");
  await page.getByText("Showing everyone’s events.").waitFor();
  const feeds = panel(page, "In your own calendar");
  expect(await feeds.getByText("Private feed").count()).toBe(0);
  const [whole, last] = await feeds.evaluate((section) =>
    [section, section.lastElementChild].map((part) => Math.round(part?.getBoundingClientRect().right ?? 0)),
  );
  expect(last, "the public feed ends where its band ends").toBe(whole);
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  expect(await adding.getByLabel("Category").inputValue()).toBe("meeting");
  expect(await adding.getByLabel("Public").isChecked()).toBe(false);
  await adding.getByLabel("Title").fill("Staff alone");
  await adding.getByLabel("Start date").fill("2026-03-24");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Tuesday 24 March")).toEqual(["Staff alone"]);
  await member.reload();
  await expect.poll(() => eventsOn(member, "Friday 20 March")).toContain("Ada's own");
  expect(await eventsOn(member, "Tuesday 24 March")).toEqual([]);
});

test("an admin's link opens a person's calendar and an event for them, once", { tag: "@long" }, async ({
  open,
  openAs,
}) => {
  const member = await calendarOf(open, "Bea");
  await made(member, "Bea's own");
  const page = await openAs("admin", `/calendar?user=applicant:${await idOf(member)}&action=create`, { before });
  const adding = dialogNamed(page, "Add Event");
  await adding.getByText("In Bea Sample’s calendar.").waitFor();
  await expectAccessible(page);
  await adding.getByLabel("Title").fill("Trial with Bea");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toEqual(["Trial with Bea", "Bea's own"]);
  await page.getByText("Bea Sample’s calendar: events made by or for them.").waitFor();
  expect(new URL(page.url()).searchParams.has("action")).toBe(false);
  await page.reload();
  expect(await adding.count()).toBe(0);
  await page.goto(`${page.url()}&action=create`);
  await adding.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).searchParams.has("action")).toBe(false);
  await member.reload();
  await expect.poll(() => eventsOn(member, "Friday 20 March")).toContain("Trial with Bea");
  await page.getByRole("link", { name: "Back to all events" }).click();
  await page.getByText("Showing everyone’s events.").waitFor();
});

test("a link to the calendar of someone who doesn't exist says so", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/calendar?user=applicant:01990000-0000-7000-8000-000000000001", {
    before,
    mayRefuse: "/api/admin/calendar/users/",
  });
  await page.getByText("This person doesn’t exist.").waitFor();
  expect(await page.getByText("didn’t load").count()).toBe(0);
  await page.getByRole("link", { name: "Back to all events" }).click();
  await page.getByText("Showing everyone’s events.").waitFor();
});

test("a member who is sent such a link sees their own calendar", { tag: "@long" }, async ({ open }) => {
  const other = await calendarOf(open, "Cem");
  await made(other, "Cem's own");
  const id = await idOf(other);
  await calendarOf(open, "Dov").then((page) => page.context().close());
  const page = await secondWindow(open, personNamed("Dov"));
  await page.goto(`/calendar?user=applicant:${id}&view=admin`);
  expect(await eventsOn(page, "Friday 20 March")).not.toContain("Cem's own");
  expect(await page.getByText("The calendar of").count()).toBe(0);
  await page.goto(`/calendar?user=applicant:${id}&action=create`);
  const adding = dialogNamed(page, "Add Event");
  await adding.waitFor();
  expect(await adding.getByText("’s calendar.").count()).toBe(0);
});
