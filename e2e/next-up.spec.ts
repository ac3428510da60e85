import type { Page } from "@playwright/test";
import { callFrom } from "./dashboard.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "next-up" } });

const nextUp = (page: Page) => page.getByRole("region", { name: "Next up" });

/** Returns the events in the page's data for search engines. */
const toldEvents = (page: Page) =>
  page.locator('script[type="application/ld+json"]').evaluateAll((blocks) =>
    blocks
      .flatMap((block) => JSON.parse(block.textContent ?? ""))
      .filter((facts) => facts["@type"] === "Event")
      .map(({ name }): string => name),
  );

for (const [where, viewport] of [
  ["a desk", desktop],
  ["a phone", phone],
] as const) {
  test(
    `on ${where} the home page shows what comes next, and tells search engines`,
    longIf(viewport === phone),
    async ({ open }) => {
      const page = await open("/", { viewport });
      const titles = await nextUp(page).getByRole("listitem").locator("b").allInnerTexts();
      expect(titles).toEqual(["Solo Series Europe, Heat B", "Trios scrim", "Clip review, live"]);
      expect(await toldEvents(page)).toEqual(titles);
      expect(await nextUp(page).innerText()).toContain("All times are London time");
      await expectAccessible(page);
    },
  );
}

test("times are the team's, wherever the reader is, before and after the script loads", { tag: "@long" }, async ({
  open,
}) => {
  const times = async (javaScriptEnabled: boolean) => {
    const page = await open("/", { timezoneId: "Pacific/Auckland", javaScriptEnabled });
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

test("the assistant says what's next", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about");
  await page.getByRole("button", { name: "Ask the team assistant" }).click();
  const question = page.getByRole("textbox", { name: "Your question" });
  await question.fill("when is the next tournament");
  await question.press("Enter");
  await page.getByText("Solo Series Europe, Heat B").waitFor();
  expect(await page.locator(".assistant__items").innerText()).toContain("in London, Online, EU servers");
});

test("what staff announce is on the next page anyone opens, and gone when it's deleted", async ({ open, openAs }) => {
  const staff = await openAs("admin", "/admin/calendar");
  const startDate = new Date(Date.now() + 3_600_000).toISOString();
  const event = { title: "Surprise cup", startDate, endDate: startDate, category: "tournament", isPublic: true };
  const { id } = await callFrom(staff, "/api/calendar/events", event);
  const page = await open("/");
  expect(await nextUp(page).getByRole("listitem").first().innerText()).toContain("Surprise cup");
  await callFrom(staff, `/api/calendar/events/${id}`, undefined, "DELETE");
  await page.reload();
  expect(await nextUp(page).innerText()).not.toContain("Surprise cup");
});
