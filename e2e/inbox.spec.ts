import type { Page } from "@playwright/test";
import { socialCountTexts } from "#contract/social-counts/admin/constants.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { dashboardTab, told } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "inbox" } });

const canary = '<img src=x onerror="document.title=1"></script><b>';
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function fitsEverywhere(page: Page) {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page), `${width} wide`).toBe(true);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} wide`);
  }
}

const card = (page: Page, name: string) => page.locator(".counters > li", { hasText: name });

test("a chief sets a count, which the home page shows immediately; anything but a whole number is refused", async ({
  openAs,
  site,
}) => {
  const page = await openAs("chief", "/admin/social", { mayRefuse: "/api/social/" });
  const twitch = card(page, "Twitch");
  await expect.poll(() => twitch.innerText()).toMatch(/3\.1K\s+3,100 followers\s+Last updated \d/);
  const field = twitch.getByLabel("New Twitch count");
  expect(await field.getAttribute("placeholder")).toBe("3,100");
  await field.fill("1.5K");
  await button(page, "Update Twitch").click();
  await twitch.getByText(socialCountTexts.wrong).waitFor();
  expect(await hasFocus(field)).toBe(true);
  await fitsEverywhere(page);
  await field.fill("1,500");
  await twitch.getByText("Shows as 1.5K").waitFor();
  await page.route("**/api/social/stats/twitch", (route) => route.abort());
  await button(page, "Update Twitch").click();
  await told(page, socialCountTexts.failed.title);
  await twitch.getByText(`${socialCountTexts.failed.description}. `).waitFor();
  expect(await field.inputValue()).toBe("1,500");
  await page.unroute("**/api/social/stats/twitch");
  await field.press("Enter");
  await expect.poll(() => twitch.locator(".numerals").innerText()).toBe("1.5K");
  expect(await field.inputValue()).toBe("");
  await page.goto(site.origin);
  expect(await page.locator(".board > li", { hasText: "Twitch" }).innerText()).toContain("1.5K");
});

test("a count that the server refuses says its reason beside the field, and what was typed stays", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/social", { mayRefuse: "/api/social/" });
  const reason = "The counter is being repaired until noon.";
  await page.route("**/api/social/stats/youtube", (route) =>
    route.fulfill({ status: 409, json: { error: reason, code: "conflict" } }),
  );
  const youtube = card(page, "YouTube");
  const field = youtube.getByLabel("New YouTube count");
  await field.fill("2600");
  await field.press("Enter");
  await youtube.getByText(`${socialCountTexts.failed.description}. ${reason}`).waitFor();
  await told(page, socialCountTexts.failed.title);
  expect(await field.inputValue()).toBe("2600");
});

test("four counts are saved together, and one that fails keeps what was typed", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("chief", "/admin/social", { mayRefuse: "/api/social/" });
  const saveAll = button(page, "Save all");
  const fieldOf = (name: string) => page.getByLabel(`New ${name} count`);
  await saveAll.click();
  await page.getByText("Type a new count first").waitFor();
  expect(await hasFocus(fieldOf("Twitter"))).toBe(true);
  const typed = { Twitter: "2100", YouTube: "3,200", Twitch: "4300", Discord: "1.5K" };
  for (const [name, count] of Object.entries(typed)) await fieldOf(name).fill(count);
  await page.route("**/api/social/stats/twitch", (route) => route.abort());
  await saveAll.click();
  await expect.poll(() => page.getByText("Saved", { exact: true }).count()).toBe(2);
  await card(page, "Discord").getByText(socialCountTexts.wrong).waitFor();
  await card(page, "Twitch").locator(".error").waitFor();
  expect(await fieldOf("Twitch").inputValue()).toBe("4300");
  await expect.poll(() => card(page, "Twitter").locator(".numerals").innerText()).toBe("2.1K");
  await expect.poll(() => card(page, "YouTube").locator(".numerals").innerText()).toBe("3.2K");
  await page.unroute("**/api/social/stats/twitch");
  await fieldOf("Discord").fill("1500");
  await saveAll.click();
  await expect.poll(() => card(page, "Twitch").locator(".numerals").innerText()).toBe("4.3K");
  await expect.poll(() => card(page, "Discord").locator(".numerals").innerText()).toBe("1.5K");
  await fitsEverywhere(page);
});

test("management can read the counts and sees who sets them", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("management", "/admin/social", { viewport: phone });
  await page.getByText("Only chiefs and admins can update the counts.").waitFor();
  expect(await page.locator(".counters > li").count()).toBe(4);
  expect(await page.getByLabel(/^New .* count$/).count()).toBe(0);
  expect(await dashboardTab(page, "Messages").count()).toBe(0);
});

const video = (page: Page, title: string) => page.locator("tbody tr:visible", { hasText: title });
const titles = (page: Page) => page.locator("tbody tr:visible b").allInnerTexts();
const shownTitles = (page: Page) =>
  page.evaluate(
    async (path) => ((await (await fetch(path)).json()) as { title: string }[]).map(({ title }) => title), // the contract's list
    videosApi.list.path,
  );

test("videos are added, reordered by keyboard, turned off and deleted", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/settings?part=videos");
  await expect.poll(() => titles(page)).toHaveLength(4);
  await button(page, "Add video").click();
  const adding = page.getByRole("dialog", { name: "Add video" });
  const save = adding.getByRole("button", { name: "Add video" });
  await save.click();
  await expect
    .poll(() => adding.locator(".error").allInnerTexts())
    .toEqual([videoTexts.incomplete, videoTexts.incomplete]);
  await adding.getByLabel("Title").fill(canary);
  await adding.getByLabel("Video ID").fill("https://example.com/watch?v=dQw4w9WgXcQ");
  await adding.getByText(videoTexts.unknownAddress).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await adding.waitFor({ state: "hidden" });
  await button(page, "Add video").click();
  expect(await adding.getByLabel("Title").inputValue()).toBe(canary);
  await adding.getByLabel("Video ID").fill(" https://youtu.be/dQw4w9WgXcQ?si=x ");
  await page.route("**/api/admin/youtube-videos", (route) => route.abort());
  await save.click();
  await told(page, videoTexts.addFailed);
  await page.unroute("**/api/admin/youtube-videos");
  await save.click();
  await told(page, videoTexts.added);
  await expect.poll(async () => (await titles(page)).at(-1)).toBe(canary);
  expect(await video(page, canary).getByRole("link").innerText()).toContain("dQw4w9WgXcQ");

  const up = page.getByRole("button", { name: `Move ${canary} up` });
  const isAt = async (place: number) => {
    await expect.poll(async () => (await titles(page)).indexOf(canary)).toBe(place);
    await expect.poll(() => up.getAttribute("aria-busy")).toBe(null); // or it would ignore the next press
  };
  for (const place of [3, 2]) {
    await up.press("Enter");
    await isAt(place);
    expect(await hasFocus(up)).toBe(true);
  }
  expect((await shownTitles(page)).indexOf(canary)).toBe(2);
  await page.route(`**${videosAdminApi.reorder.path}`, (route) => route.abort());
  await up.press("Enter");
  const failure = video(page, canary).getByRole("alert"); // beside what failed
  await failure.waitFor();
  await page.unroute(`**${videosAdminApi.reorder.path}`);
  const down = page.getByRole("button", { name: `Move ${canary} down` });
  await expect(down).not.toHaveAttribute("aria-disabled"); // until the order is loaded again
  await down.press("Enter");
  await failure.waitFor({ state: "hidden" });
  await told(page, videoTexts.updated);
  await isAt(3);
  await up.press("Enter");
  await isAt(2);
  await page.getByRole("button", { name: `Move ${canary} to the top` }).press("Enter");
  await isAt(0);
  await fitsEverywhere(page);

  await button(page, `Edit ${canary}`).click();
  const editing = page.getByRole("dialog", { name: "Edit video" });
  await editing.getByLabel("Title").fill("One more clip");
  await editing.getByLabel("State").selectOption("Inactive");
  await editing.getByRole("button", { name: "Save video" }).click();
  await told(page, videoTexts.updated);
  await expect.poll(() => video(page, "One more clip").innerText()).toContain("Inactive");
  expect(await shownTitles(page)).not.toContain("One more clip");

  await button(page, "Delete One more clip").click();
  const asked = page.getByRole("dialog", { name: "Delete One more clip?" });
  await asked.getByRole("button", { name: "Delete video" }).click();
  await told(page, videoTexts.deleted);
  await expect.poll(() => titles(page)).toHaveLength(4);
});
