import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { applicationTexts } from "#contract/application-forms.ts";
import { calendarTexts } from "#contract/calendar.ts";
import { callFrom, opened, useAdmin } from "./admin.ts";
import { accessibilityFaults, desktop, phone } from "./browser.ts";
import { toastSays } from "./member.ts";
import { calendarOf, dialogNamed, eventsOn, made, now, panel } from "./team-calendar.ts";

const { journey, staff, applicant } = useAdmin();

const before = (page: Page) => page.clock.setFixedTime(now);
const tabs = (page: Page) => page.getByRole("tablist").first().getByRole("tab").allInnerTexts();
/** Without the figures of their badges. */
const onlyNames = (names: string[]) => names.map((name) => name.split("\n")[0]);

test("a chief makes, changes and deletes an event", async () => {
  const page = await staff("chief", "/calendar", { before });
  await page.getByRole("button", { name: "Add Event", exact: true }).click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Chiefs meet");
  await adding.getByRole("button", { name: "Add Event" }).click();
  await toastSays(page, { title: calendarTexts.created });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).toContain("Chiefs meet");
  await page.getByRole("gridcell").getByText("Chiefs meet").click();
  const details = panel(page, "Chiefs meet");
  await details.getByRole("button", { name: "Edit Event" }).click();
  const editing = dialogNamed(page, "Edit Event");
  await editing.getByLabel("Title").fill("Chiefs meet again");
  await editing.getByRole("button", { name: /Save/ }).click();
  await toastSays(page, { title: calendarTexts.updated });
  await panel(page, "Chiefs meet again").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await toastSays(page, { title: calendarTexts.deleted });
  await expect.poll(() => eventsOn(page, "Friday 20 March")).not.toContain("Chiefs meet again");
  await page.context().close();
});

test.each([
  ["a desk", desktop],
  ["a phone", phone],
])("management reads everybody's events and may change none, at %s", async (where, viewport) => {
  const member = await calendarOf(journey(), where === "a desk" ? "Ena" : "Fay");
  const title = `Seen at ${where}`;
  await made(member, title);
  const page = await staff("management", "/calendar?view=admin", { before, viewport });
  await page.getByRole("main").getByText(title).first().click();
  const details = where === "a desk" ? panel(page, title) : dialogNamed(page, title);
  await details.waitFor();
  expect(await details.getByRole("button", { name: /Edit|Delete/ }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add Event" }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
  await member.context().close();
});

test("management finds applications and the calendar, opens at the first and approves one", async () => {
  const member = await applicant("Gus");
  const page = await staff("management", "/admin");
  await page.waitForURL("**/admin/applications");
  expect(onlyNames(await tabs(page))).toEqual(["Calendar", "Applications"]);
  const row = await opened(page, "Gus Sample");
  await row.getByRole("button", { name: "Approve" }).click();
  await toastSays(page, { title: applicationTexts.approved });
  const own = await callFrom(member, "/api/staff-applications/my", undefined, "GET");
  expect(own[0].status).toBe("approved");
  await page.context().close();
  await member.context().close();
});

test("a chief has no points tab, and its address leads to one that a chief has", async () => {
  const page = await staff("chief", "/admin/points");
  await page.waitForURL(/\/admin\/(applications|calendar|players)$/);
  expect(onlyNames(await tabs(page))).not.toContain("Flawless Points");
  await page.context().close();
});
