import type { Page } from "@playwright/test";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { readAnew } from "./dashboard.ts";
import { desktop, expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus, settled, toastSays } from "./member.ts";
import { calendarOf, dayNamed, detail, dialogNamed, made, panel } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar-phone" } });

const reachesOver = (page: Page, place: string) =>
  page.locator(place).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test("on a phone the month is a list of its days, from which events are opened, added, changed and deleted", async ({
  open,
}) => {
  const page = await calendarOf(open, "Ada", { viewport: phone, hasTouch: true });
  await made(page, "Ada's scrim", { startDate: "2026-03-09T18:00:00Z", endDate: "2026-03-10T01:00:00Z" });
  await readAnew(page);
  expect(await page.getByRole("grid").count()).toBe(0);
  const days = page.locator(".agenda h2");
  await expect.poll(() => days.allTextContents()).toEqual(["9MonMonday 9 March", "20TodayFriday 20 March, today"]);
  await expect(days.first(), "past days are folded away").toBeHidden();
  await page.getByText("Earlier this month 1 event").tap();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Ada's scrim 18:00 until 10 March, 01:00" }).tap();
  const details = dialogNamed(page, "Ada's scrim");
  await settled(details);
  expect(await detail(page, "Ends").innerText()).toBe("Tuesday 10 March, 01:00");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Edit Event" }).tap();
  const editing = dialogNamed(page, "Edit Event");
  await editing.getByLabel("Title").fill("Ada's match");
  await editing.getByRole("button", { name: "Save changes" }).tap();
  await toastSays(page, { title: calendarTexts.updated });

  await dialogNamed(page, "Ada's match").getByRole("button", { name: "Delete" }).tap();
  await dialogNamed(page, "Delete Ada's match?").getByRole("button", { name: "Delete Event" }).tap();
  await toastSays(page, { title: calendarTexts.deleted });
  await expect.poll(() => days.count()).toBe(1);
  expect(await hasFocus(page.getByRole("heading", { level: 1 }))).toBe(true);

  await page.getByRole("button", { name: "Add Event", exact: true }).tap();
  const adding = dialogNamed(page, "Add Event");
  await settled(adding);
  await expectAccessible(page);
  await adding.getByLabel("Title").fill("Ada's evening");
  await adding.getByRole("button", { name: "Add Event" }).tap();
  await toastSays(page, { title: calendarTexts.created });
  await page.locator(".agenda .is-today").getByRole("button", { name: "Ada's evening" }).waitFor();
  const todays = page.getByRole("heading", { name: "Today's Events" });
  expect(await todays.count()).toBe(0); // the list already includes them
  await page.getByRole("button", { name: "Next month" }).tap();
  await todays.waitFor();
});

test("a phone can show the month as a grid, and a day in it lists its events", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Dot", { viewport: phone, hasTouch: true });
  await made(page, "Dot's bootcamp", { startDate: "2026-03-17T18:00:00Z", endDate: "2026-03-19T18:00:00Z" });
  await readAnew(page);
  await page.getByRole("button", { name: "Grid", exact: true }).tap();
  await page.getByRole("grid").waitFor();
  expect(await reachesOver(page, "html")).toBe(0);
  await expectAccessible(page);
  await dayNamed(page, "Wednesday 18 March").tap();
  await panel(page, "Wednesday 18 March").getByRole("button", { name: "Dot's bootcamp" }).waitFor();
  await page.getByRole("button", { name: "List", exact: true }).tap();
  await expect.poll(() => page.getByRole("grid").count()).toBe(0);
});

test("a phone opens at today, however much came before", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Eve", { viewport: phone });
  for (const day of ["02", "03", "04", "05", "06", "07", "09", "10", "11", "12"])
    await made(page, `Eve's day ${day}`, {
      startDate: `2026-03-${day}T18:00:00Z`,
      endDate: `2026-03-${day}T19:00:00Z`,
    });
  await readAnew(page);
  const today = page.locator(".agenda [aria-current=date]");
  await expect(today).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByText("Earlier this month 10 events").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Eve's day 02 18:00" }).waitFor();
});

test("on a phone a busy day shows six events and unfolds the others, and an event of several days is named once", {
  tag: "@long",
}, async ({ open }) => {
  const page = await calendarOf(open, "Fay", { viewport: phone });
  await made(page, "Fay's bootcamp", { startDate: "2026-03-19T10:00:00Z", endDate: "2026-03-22T18:00:00Z" });
  for (const hour of ["11", "12", "13", "14", "15", "16", "17", "18"])
    await made(page, `Fay's hour ${hour}`, {
      startDate: `2026-03-20T${hour}:00:00Z`,
      endDate: `2026-03-20T${hour}:30:00Z`,
      location: "https://meet.example/fay",
    });
  await readAnew(page);
  const today = page.locator(".agenda [aria-current=date]");
  await today.getByRole("button", { name: "Fay's bootcamp All day until 22 March, 18:00" }).waitFor();
  await today.getByRole("button", { name: "Fay's hour 11 11:00, Online" }).waitFor();
  expect(await today.getByRole("button").count()).toBe(6);
  const last = today.getByRole("button", { name: "Fay's hour 18" });
  await expect(last).toBeHidden();
  await today.getByText(/^Show \d more on Friday 20 March$/).click();
  await expect(last).toBeVisible();
  expect(await page.locator(".agenda:not(.agenda-past *) h2").count()).toBe(1);
});

test("a window that gets narrow for a moment, as during a full-page screenshot, stays where it was", {
  tag: "@long",
}, async ({ open }) => {
  const page = await calendarOf(open, "Noa", { viewport: desktop });
  for (const day of ["02", "03", "04", "05", "06", "07", "09", "10", "11", "12"])
    await made(page, `Noa's day ${day}`, {
      startDate: `2026-03-${day}T18:00:00Z`,
      endDate: `2026-03-${day}T19:00:00Z`,
    });
  await readAnew(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator(".agenda [aria-current=date]").waitFor();
  await page.setViewportSize(desktop);
  await page.getByRole("grid").waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("on the narrowest phone nothing goes over the edge, whatever an event's name", { tag: "@long" }, async ({
  open,
}) => {
  const page = await calendarOf(open, "Bea", { viewport: { width: 320, height: 640 } });
  const name = "x".repeat(120);
  await made(page, name, { location: name, description: name.repeat(3) });
  await readAnew(page);
  expect(await reachesOver(page, "html")).toBe(0);
  await page
    .getByRole("button", { name: new RegExp(`^${name} 18:00`) })
    .first()
    .click();
  await dialogNamed(page, name).waitFor();
  expect(await reachesOver(page, ".dialog[open] .dialog__inner")).toBe(0);
});

test("without script it says what it needs", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Cem");
  const storageState = await page.context().storageState();
  await page.context().close();
  const still = await open("/calendar", { storageState, javaScriptEnabled: false });
  expect(await still.locator("main noscript").innerText()).toContain("The calendar needs JavaScript.");
  expect(await still.locator("main noscript a").getAttribute("href")).toBe("/calendar/public.ics");
  expect(await still.getByRole("heading", { level: 1 }).innerText()).toBe("Team calendar");
});
