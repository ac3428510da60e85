import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useAdmin } from "./admin.ts";
import { accessibilityFaults, desktop, phone } from "./browser.ts";
import { calendarOf, dialogNamed, made, now, panel } from "./team-calendar.ts";

const { journey, staff } = useAdmin();

const before = (page: Page) => page.clock.setFixedTime(now);

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
