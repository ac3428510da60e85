import type { RunningSite } from "./fixtures/sites.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { toastSays } from "./member.ts";
import { calendarOf, dialogNamed, panel } from "./team-calendar.ts";

test.use({ siteKind: { name: "calendar-programs" } });

/** Requests a path from this site, which listens on another port than its public address says. */
const statusOf = async ({ origin }: RunningSite, url: string) => (await fetch(origin + new URL(url).pathname)).status;

test("a member gets a private feed, copies it, replaces it and ends it", async ({ open, site }) => {
  const page = await calendarOf(open, "Ada", { permissions: ["clipboard-read", "clipboard-write"] });
  const own = panel(page, "In your own calendar");
  await own.getByRole("button", { name: "Get my private link" }).click();
  const address = own.getByRole("textbox", { name: "Your private link" });
  const first = await address.inputValue();
  expect(await statusOf(site, first)).toBe(200);
  await own.getByRole("button", { name: "Copy your private link" }).click();
  await toastSays(page, { title: "Link copied to clipboard" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expectAccessible(page);

  await page.reload();
  await own.getByText("You’ve had one since").waitFor();
  expect(await address.count()).toBe(0);
  await own.getByRole("button", { name: "Replace link" }).click();
  await dialogNamed(page, "Replace your private link?").getByRole("button", { name: "Replace link" }).click();
  await address.waitFor();
  const second = await address.inputValue();
  expect(await Promise.all([first, second].map((url) => statusOf(site, url)))).toEqual([404, 200]);

  await own.getByRole("button", { name: "Turn it off" }).click();
  await dialogNamed(page, "Turn off your private link?").getByRole("button", { name: "Turn off link" }).click();
  await own.getByRole("button", { name: "Get my private link" }).waitFor();
  expect(await statusOf(site, second)).toBe(404);
});

test("the public feed is the same for everyone", { tag: "@long" }, async ({ open }) => {
  const page = await calendarOf(open, "Bea");
  const url = await panel(page, "In your own calendar").getByRole("textbox", { name: "Public address" }).inputValue();
  expect(new URL(url).pathname).toBe("/calendar/public.ics");
});
