import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { callFrom, useAdmin } from "./admin.ts";
import { accessibilityFaults, desktop, phone } from "./browser.ts";

const { journey, admin } = useAdmin();

const nextUp = (page: Page) => page.getByRole("region", { name: "Next up" });

/** The events that search engines are told of. */
const toldEvents = (page: Page) =>
  page.locator('script[type="application/ld+json"]').evaluateAll((blocks) =>
    blocks
      .flatMap((block) => JSON.parse(block.textContent ?? ""))
      .filter((facts) => facts["@type"] === "Event")
      .map(({ name }): string => name),
  );

test.each([
  ["a desk", desktop],
  ["a phone", phone],
] as const)("on %s the home page shows what comes next, and tells search engines", async (_where, viewport) => {
  const page = await journey().open("/", { viewport });
  const titles = await nextUp(page).getByRole("listitem").locator("b").allInnerTexts();
  expect(titles).toEqual(["Solo Series Europe, Heat B", "Trios scrim", "Clip review, live"]);
  expect(await toldEvents(page)).toEqual(titles);
  expect(await nextUp(page).innerText()).toContain("Times in London");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
});

test("times are the team's, wherever the reader is, before and after the script has come", async () => {
  const times = async (javaScriptEnabled: boolean) => {
    const page = await journey().open("/", { timezoneId: "Pacific/Auckland", javaScriptEnabled });
    const found = await nextUp(page).locator("time").allInnerTexts();
    await page.context().close();
    return found;
  };
  const alive = await times(true);
  expect(alive).toEqual([
    expect.stringMatching(/18:00$/),
    expect.stringMatching(/19:00$/),
    expect.stringMatching(/19:30$/),
  ]);
  expect(await times(false)).toEqual(alive);
});

test("the assistant tells what comes next", async () => {
  const page = await journey().open("/about");
  await page.getByRole("button", { name: "Ask the team assistant" }).click();
  const question = page.getByRole("textbox", { name: "Your question" });
  await question.fill("when is the next tournament");
  await question.press("Enter");
  await page.getByText("Solo Series Europe, Heat B").waitFor();
  expect(await page.locator(".asst__items").innerText()).toContain("in London, Online, EU servers");
  await page.context().close();
});

test("what staff announce is on the next page that anybody opens, and gone when it is deleted", async () => {
  const staff = await admin("/admin/calendar");
  const startDate = new Date(Date.now() + 3_600_000).toISOString();
  const event = { title: "Surprise cup", startDate, endDate: startDate, category: "tournament", isPublic: true };
  const { id } = await callFrom(staff, "/api/calendar/events", event);
  const page = await journey().open("/");
  expect(await nextUp(page).getByRole("listitem").first().innerText()).toContain("Surprise cup");
  await callFrom(staff, `/api/calendar/events/${id}`, undefined, "DELETE");
  await page.reload();
  expect(await nextUp(page).innerText()).not.toContain("Surprise cup");
  await page.context().close();
  await staff.context().close();
});
