import type { Page } from "@playwright/test";
import { videoQueueTexts } from "#contract/videos/queue/constants.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import { acceptedKeys } from "#server/testing/stand-ins/platforms.ts";
import { firstVideos, standInChannel } from "#server/testing/stand-ins/youtube-videos.ts";
import { toastSays, told } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";

test.use({ siteKind: ({ platforms }, use) => use({ name: "new videos", settings: platforms.settings }) });
test.beforeEach(({ platforms }) => {
  platforms.setVideos(firstVideos());
  platforms.setTrouble("youtube");
});

const section = (page: Page) => page.getByRole("region", { name: "New videos" });
const row = (page: Page, title: string) => section(page).getByRole("row").filter({ hasText: title });
const titles = (page: Page) => section(page).locator("tbody b").allInnerTexts();
const press = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true }).press("Enter");
const dialog = (page: Page) => page.getByRole("dialog");
const slowly = (page: Page) =>
  page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

test("an admin connects the channel, and edits, accepts and hides its new videos, by keyboard on a slow line", async ({
  open,
  openAs,
  platforms,
}) => {
  test.slow();
  const page = await openAs("admin", "/admin/settings?part=videos", { mayRefuse: "/api/admin/video" });
  await section(page).getByRole("link", { name: "Channels" }).click();
  await expect(section(page)).toContainText("No channel is connected");

  await press(page, "Connect the channel");
  await dialog(page).getByLabel("Id of the channel").fill("@summit");
  await dialog(page).getByRole("button", { name: "Connect", exact: true }).press("Enter");
  await dialog(page).getByText(videoQueueTexts.channelId).waitFor();
  await dialog(page).getByLabel("Id of the channel").fill(standInChannel.id);
  await page.keyboard.press("Enter");
  await toastSays(page, "6 videos wait for you");
  await expect(row(page, "YouTube")).toContainText("Arriving");
  await expect(section(page).getByRole("switch")).toHaveAttribute("aria-checked", "false");

  platforms.setTrouble("youtube", "not found");
  await press(page, "Test now the channel of new videos");
  await expect(row(page, "YouTube")).toContainText("as happens for some hours on most days");
  await fitsAndIsAccessible(page);

  await section(page).getByRole("link", { name: "Videos" }).click();
  await expect.poll(() => titles(page)).toHaveLength(6);
  await expect(section(page)).toContainText("Not arriving");
  await expect(row(page, "One pump, one crown")).toContainText("Short");
  await fitsAndIsAccessible(page);

  await slowly(page);
  await press(page, "Edit How we take height");
  await expect(dialog(page).getByLabel("Description")).toHaveValue("A retake, piece by piece.");
  await dialog(page).getByLabel("Title").fill("");
  await dialog(page).getByRole("button", { name: "Accept video" }).press("Enter");
  await dialog(page).getByText(videoQueueTexts.title).waitFor();
  await dialog(page).getByLabel("Title").fill("Height, retaken");
  await page.keyboard.press("Escape"); // what was typed is kept
  await press(page, "Edit How we take height");
  await expect(dialog(page).getByLabel("Title")).toHaveValue("Height, retaken");
  await dialog(page).getByRole("button", { name: "Accept video" }).press("Enter");
  await told(page, videoQueueTexts.accepted);
  await expect.poll(() => titles(page)).toHaveLength(5);

  await press(page, "Accept Comms & chaos: “game six” <uncut>");
  await expect(section(page)).toContainText("Accepting...");
  await expect.poll(() => titles(page)).toHaveLength(4);
  const site = page.locator(".video-table tbody b");
  await expect
    .poll(async () => (await site.allInnerTexts()).slice(0, 2))
    .toEqual(["Comms & chaos: “game six” <uncut>", "Height, retaken"]);

  await press(page, "Hide The season film");
  await toastSays(page, videoQueueTexts.hidden);
  await expect.poll(() => titles(page)).toHaveLength(3);
  expect(await hasFocusWithin(page)).toBe(true);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await toastSays(page, videoQueueTexts.unhidden);
  await expect.poll(() => titles(page)).toHaveLength(4);
  await press(page, "Hide One pump, one crown");
  await expect.poll(() => titles(page)).toHaveLength(3);
  await section(page).getByLabel("Show").selectOption("Hidden");
  await expect.poll(() => titles(page)).toEqual(["One pump, one crown"]);
  await press(page, "Accept One pump, one crown");
  await expect(section(page)).toContainText("No hidden videos");

  const home = await open("/");
  await expect(home.locator(".videos h3").first()).toHaveText("One pump, one crown");
});

test("with a key the queue says what is a stream or premiere, and an admin lets ordinary videos through", {
  tag: "@long",
}, async ({ openAs, platforms }) => {
  const page = await openAs("admin", "/admin/settings?part=channels");
  const count = page.getByRole("table", { name: "Channels" }).getByRole("row").filter({ hasText: "YouTube" });
  await page.getByRole("button", { name: "Connect YouTube" }).click();
  await dialog(page).getByLabel("Handle or id").fill("@summit");
  await dialog(page).getByLabel("API key").fill(acceptedKeys.youtube.key);
  await dialog(page).getByRole("button", { name: "Connect", exact: true }).click();
  await expect(count).toContainText("Automatic");
  await page.reload();
  const connected = section(page).getByRole("button", { name: "Change the channel of new videos" });
  const unconnected = section(page).getByRole("button", { name: "Connect the channel", exact: true });
  await connected.or(unconnected).click();
  await dialog(page).getByLabel("Handle or id").fill("@summit");
  await dialog(page)
    .getByRole("button", { name: /^(Connect|Save and test)$/ })
    .click();
  await expect(row(page, "@summit")).toContainText("Arriving");
  await section(page).getByRole("switch").press("Enter");
  await toastSays(page, videoQueueTexts.shownAtOnce);

  const told = { description: "", privacy: "public", publishedAt: new Date().toISOString() } as const;
  platforms.setVideos([
    ...firstVideos(),
    { ...told, videoId: "standin-new", kind: "video", title: "Straight to the site" },
    { ...told, videoId: "standin-liv", kind: "live stream", title: "Live with the team" },
  ]);
  await press(page, "Test now the channel of new videos");
  const queue = async () => (await page.request.get(videoQueueApi.list.path)).text();
  await expect.poll(queue).toContain("Live with the team");
  await section(page).getByRole("link", { name: "Videos" }).click();
  await expect(row(page, "Live with the team")).toContainText("Stream or premiere, live now");
  await expect(row(page, "The season film")).toContainText("Upcoming stream or premiere");
  await expect(row(page, "Straight to the site")).toHaveCount(0);
  await expect(page.locator(".video-table tbody b").first()).toHaveText("Straight to the site");
});

test("a queue that doesn't load says so, and an empty one what to expect", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/settings?part=site", { mayFail: "/api/admin/video" });
  await page.route(`**${videoQueueApi.list.path}*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("tab", { name: "Videos" }).click();
  await expect(section(page)).toContainText("The videos didn’t load");
  await page.unroute(`**${videoQueueApi.list.path}*`);
  await page.route(`**${videoQueueApi.list.path}*`, (route) => route.fulfill({ json: [] }));
  await page.route(`**${videoChannelApi.get.path}`, async (route) => {
    const times = { succeededAt: new Date().toISOString(), nextTryAt: new Date().toISOString() };
    const connected = {
      handle: "@summit",
      isShownAtOnce: false,
      waiting: 0,
      isBeingTried: false,
      failure: null,
      ...times,
    };
    await route.fulfill({ json: { hasKey: true, connected } });
  });
  await page.reload();
  await expect(section(page)).toContainText("No new videos");
  await expect(section(page)).toContainText("The site looks for new ones every 15 minutes.");
  await expectAccessible(page);
});

async function fitsAndIsAccessible(page: Page) {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

/** Whether the focus is still in the queue, whose row is gone. */
const hasFocusWithin = (page: Page) =>
  section(page).evaluate(
    (element) => element.contains(document.activeElement) && document.activeElement !== document.body,
  );
