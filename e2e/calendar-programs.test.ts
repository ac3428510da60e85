import { expect, test } from "vitest";
import { accessibilityFaults, useBrowser } from "./browser.ts";
import { toastSays } from "./member.ts";
import { calendarOf, dialogNamed, panel } from "./team-calendar.ts";

const journey = useBrowser();

/** At this site, which is reached at another port than it was told. */
const statusOf = async (url: string) => (await fetch(journey().origin + new URL(url).pathname)).status;

test("a member makes an address for calendar programs, copies it, replaces it and ends it", async () => {
  const page = await calendarOf(journey(), "Ada", { permissions: ["clipboard-read", "clipboard-write"] });
  const own = panel(page, "In your own calendar");
  await own.getByRole("button", { name: "Make my address" }).click();
  const address = own.getByRole("textbox", { name: "Your address" });
  const first = await address.inputValue();
  expect(await statusOf(first)).toBe(200);
  await own.getByRole("button", { name: "Copy your address" }).click();
  await toastSays(page, { title: "Link copied to clipboard" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.reload({ waitUntil: "networkidle" });
  await own.getByText("You have had one since").waitFor();
  expect(await address.count()).toBe(0);
  await own.getByRole("button", { name: "Replace address" }).click();
  await dialogNamed(page, "Replace your address?").getByRole("button", { name: "Replace address" }).click();
  await address.waitFor();
  const second = await address.inputValue();
  expect(await Promise.all([first, second].map(statusOf))).toEqual([404, 200]);

  await own.getByRole("button", { name: "End it" }).click();
  await dialogNamed(page, "End your address?").getByRole("button", { name: "End address" }).click();
  await own.getByRole("button", { name: "Make my address" }).waitFor();
  expect(await statusOf(second)).toBe(404);
  await page.context().close();
});

test("the public address is everybody's", async () => {
  const page = await calendarOf(journey(), "Bea");
  const url = await panel(page, "In your own calendar").getByRole("textbox", { name: "Public address" }).inputValue();
  expect(new URL(url).pathname).toBe("/calendar/public.ics");
  await page.context().close();
});
