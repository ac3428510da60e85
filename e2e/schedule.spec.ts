import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";

test("the home page leads to the schedule, which shows the visitor's time above the team's", async ({ open }) => {
  const page = await open("/", { timezoneId: "Asia/Tokyo" });
  await page.locator(".next-up").getByRole("link", { name: "Schedule" }).click();
  await page.waitForURL("/schedule");
  const heat = page.locator(".schedule__events > li").filter({ hasText: "Solo Series Europe, Heat B" });
  await heat.getByText("your time").waitFor();
  const [own, teams] = await heat.locator("time").allInnerTexts();
  expect(own).toMatch(/0?3:00.* your time$/);
  expect(teams).toMatch(/18:00 in London$/);
  await expectAccessible(page);
});

test("without JavaScript it counts down, has the team's time, and gives a file for one event and for all", async ({
  open,
}) => {
  const page = await open("/schedule", { javaScriptEnabled: false, viewport: phone });
  const first = page.locator(".schedule__events > li").first();
  expect(await first.locator("b").innerText()).toMatch(/^In \d+ (days|hours)$/);
  expect(await first.locator("time").count()).toBe(1);
  const fileAt = async (name: string) => {
    const href = await page.getByRole("link", { name }).first().getAttribute("href");
    return (await page.request.get(href ?? "")).text();
  };
  const eventsIn = (file: string) => file.match(/BEGIN:VEVENT/g)?.length;
  expect(eventsIn(await fileAt("Add to your calendar"))).toBe(1);
  expect(eventsIn(await fileAt("Add all to your calendar"))).toBe(await page.locator(".schedule__events > li").count());
});
