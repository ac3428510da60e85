import type { Page } from "@playwright/test";
import { desktop, expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { calendarOf, dialogNamed, made, now, panel } from "./team-calendar.ts";

test.use({ siteKind: { name: "staff-roles" } });

const before = (page: Page) => page.clock.setFixedTime(now);

for (const [where, viewport] of [
  ["a desk", desktop],
  ["a phone", phone],
] as const) {
  test(`management reads everybody's events and may change none, at ${where}`, { tag: "@long" }, async ({
    open,
    openAs,
  }) => {
    const member = await calendarOf(open, where === "a desk" ? "Ena" : "Fay");
    const title = `Seen at ${where}`;
    await made(member, title);
    const page = await openAs("management", "/calendar?view=admin", { before, viewport });
    await page.getByRole("main").getByText(title).first().click();
    const details = where === "a desk" ? panel(page, title) : dialogNamed(page, title);
    await details.waitFor();
    expect(await details.getByRole("button", { name: /Edit|Delete/ }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Add Event" }).count()).toBe(0);
    await expectAccessible(page);
  });
}
