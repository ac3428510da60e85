import type { Locator, Page } from "@playwright/test";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { callFrom, told } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { dialogNamed, panel } from "./team-calendar.ts";

test.use({ siteKind: { name: "desk-calendar" } });

const tab = "/admin/calendar";
const next = (page: Page) => page.getByRole("region", { name: "Next 10 events" });
const ours = ["Scrim tonight", "In two months", "Finals"];
/** Returns the next events, without those of the demonstration. */
const titles = async (page: Page) => {
  const all = await next(page).getByRole("listitem").getByRole("button").allInnerTexts();
  return all.filter((title) => ours.includes(title));
};
const inMonth = (page: Page, title: string) => page.getByRole("gridcell").getByText(title);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function plan(page: Page, title: string, days: number) {
  const startDate = new Date(Date.now() + days * 86_400_000).toISOString();
  await callFrom(page, calendarApi.create.path, { title, startDate, endDate: startDate, category: "scrim" });
}

async function fits(page: Page) {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} wide`).toBeLessThanOrEqual(0);
  }
}

test("a chief sees what's next, and adds, changes and deletes an event without leaving the dashboard", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("chief", tab);
  await next(page).getByRole("button").first().waitFor();
  await plan(page, "In two months", 62);
  await button(page, "Add Event").click();
  const adding = dialogNamed(page, "Add Event");
  await adding.getByLabel("Title").fill("Scrim tonight");
  await adding.getByLabel("All day").check();
  await adding.getByRole("button", { name: "Add Event" }).click();
  await told(page, calendarTexts.created);
  await expect.poll(() => titles(page)).toEqual(["Scrim tonight", "In two months"]);
  await inMonth(page, "Scrim tonight").first().waitFor();
  await fits(page);
  await expectAccessible(page);

  const far = next(page).getByRole("button", { name: "In two months" });
  await far.press("Enter");
  await panel(page, "In two months").getByText("Scrim Practice").waitFor();
  await inMonth(page, "In two months").first().waitFor(); // the month has changed along with it
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await hasFocus(far)).toBe(true);
  await far.press("Enter");
  await panel(page, "In two months").getByRole("button", { name: "Edit Event" }).click();
  const editing = dialogNamed(page, "Edit Event");
  await editing.getByLabel("Title").fill("Finals");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await told(page, calendarTexts.updated);
  await expect.poll(() => titles(page)).toEqual(["Scrim tonight", "Finals"]);
  await panel(page, "Finals").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await told(page, calendarTexts.deleted);
  await expect.poll(() => titles(page)).toEqual(["Scrim tonight"]);
  expect(await button(page, "Add Event").count()).toBe(1);
  expect(await page.getByRole("link", { name: /^Add/ }).count()).toBe(0);
});

test("on a phone the month comes first, then what's next, and management can read but not change it", {
  tag: "@long",
}, async ({ openAs }) => {
  await plan(await openAs("chief", tab), "Team meeting", 1);
  const page = await openAs("management", tab, { viewport: phone });
  await next(page).getByRole("button", { name: "Team meeting" }).waitFor();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(page.getByRole("grid"))).toBeLessThan(await topOf(next(page)));
  await next(page).getByRole("button", { name: "Team meeting" }).click();
  const details = page.getByRole("dialog", { name: "Team meeting" });
  await details.getByText("Scrim Practice").waitFor();
  expect(await details.getByRole("button", { name: "Edit Event" }).count()).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await details.waitFor({ state: "hidden" });
  expect(await button(page, "Add Event").count()).toBe(0);
});
