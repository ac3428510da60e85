import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { calendarTexts } from "#contract/calendar.ts";
import { useAdmin } from "./admin.ts";
import { accessibilityFaults } from "./browser.ts";
import { personNamed, toastSays } from "./member.ts";
import { calendarOf, dialogNamed, eventsOn, made, now, panel, secondWindow } from "./team-calendar.ts";

const { journey, admin } = useAdmin();

const before = (page: Page) => page.clock.setFixedTime(now);
const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch("/api/auth/me")).json()).id);

test("an admin sees everybody's events, and adds ones that are not public at first", async () => {
  const member = await calendarOf(journey(), "Ada");
  await made(member, "Ada's own");
  const page = await admin("/calendar?view=admin", { before });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toContain("Ada's own");
  await page.getByText("You see everybody's events.").waitFor();
  expect(await panel(page, "In your own calendar").getByText("For you alone").count()).toBe(0);
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  expect(await adding.getByLabel("Category").inputValue()).toBe("meeting");
  expect(await adding.getByLabel("Public").isChecked()).toBe(false);
  await adding.getByLabel("Title").fill("Staff alone");
  await adding.getByLabel("Start date").fill("2026-03-24");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Tuesday 24 March")).toEqual(["Staff alone"]);
  await member.reload({ waitUntil: "networkidle" });
  expect(await eventsOn(member, "Tuesday 24 March")).toEqual([]);
  expect(await eventsOn(member, "Friday 20 March")).toContain("Ada's own");
  await page.context().close();
  await member.context().close();
});

test("an admin's link opens a person's calendar and an event for them, once", async () => {
  const member = await calendarOf(journey(), "Bea");
  await made(member, "Bea's own");
  const page = await admin(`/calendar?user=applicant:${await idOf(member)}&action=create`, { before });
  const adding = dialogNamed(page, "Add Event");
  await adding.getByText("In the calendar of Bea Sample.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await adding.getByLabel("Title").fill("Trial with Bea");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toEqual(["Trial with Bea", "Bea's own"]);
  await page.getByText("The calendar of Bea Sample: what was made by or for them.").waitFor();
  expect(new URL(page.url()).searchParams.has("action")).toBe(false);
  await page.reload({ waitUntil: "networkidle" });
  expect(await adding.count()).toBe(0);
  await page.goto(`${page.url()}&action=create`);
  await adding.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).searchParams.has("action")).toBe(false);
  await member.reload({ waitUntil: "networkidle" });
  expect(await eventsOn(member, "Friday 20 March")).toContain("Trial with Bea");
  await page.getByRole("link", { name: "Back to all events" }).click();
  await page.getByText("You see everybody's events.").waitFor();
  await page.context().close();
  await member.context().close();
});

test("a link to the calendar of nobody says so", async () => {
  const page = await admin("/calendar?user=applicant:01990000-0000-7000-8000-000000000001", { before });
  await page.getByText("There is no such person.").waitFor();
  expect(await page.getByText("did not load").count()).toBe(0);
  await page.getByRole("link", { name: "Back to all events" }).click();
  await page.getByText("You see everybody's events.").waitFor();
  await page.context().close();
});

test("a member who is sent such a link sees their own calendar", async () => {
  const other = await calendarOf(journey(), "Cem");
  await made(other, "Cem's own");
  const id = await idOf(other);
  await calendarOf(journey(), "Dov").then((page) => page.context().close());
  const page = await secondWindow(journey(), personNamed("Dov"));
  await page.goto(`${journey().origin}/calendar?user=applicant:${id}&view=admin`, { waitUntil: "networkidle" });
  expect(await eventsOn(page, "Friday 20 March")).not.toContain("Cem's own");
  expect(await page.getByText("The calendar of").count()).toBe(0);
  await page.goto(`${journey().origin}/calendar?user=applicant:${id}&action=create`, { waitUntil: "networkidle" });
  const adding = dialogNamed(page, "Add Event");
  await adding.waitFor();
  expect(await adding.getByText("In the calendar of").count()).toBe(0);
  await other.context().close();
  await page.context().close();
});
