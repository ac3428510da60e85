import type { Page } from "@playwright/test";
import { asc, eq } from "drizzle-orm";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { liveApi } from "#contract/live/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { teamApi } from "#contract/team/endpoints.ts";
import type { Database } from "#server/database/database.ts";
import { players } from "#server/features/players/players.table.ts";
import { acceptedKeys, knownChannels } from "#server/testing/stand-ins/platforms.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";

const login = "first_of_the_roster";
const addAddress = async (db: Database) => {
  const [first] = await db.select().from(players).orderBy(asc(players.powerRanking)).limit(1);
  if (first)
    await db
      .update(players)
      .set({ twitchUrl: `https://www.twitch.tv/${login}` })
      .where(eq(players.id, first.id));
};

test.use({
  siteKind: ({ platforms }, use) => use({ name: "live streams", settings: platforms.settings, fill: addAddress }),
});

const twitch = { params: { platform: "twitch" } } as const;
const stream = { title: "Ranked until we drop", game: "Fortnite", viewers: 1_312 };
const strip = (page: Page) => page.getByRole("region", { name: "Live", exact: true });
const minutes = 60_000;
/** A job that is running when it's wanted runs again within a minute. */
const patience = { timeout: 90_000 };

/** What visitors' eyes would see move, as Lighthouse counts it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

/** What the page has loaded to run, without a touch. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  );

for (const [place, viewport] of Object.entries({ desktop, phone }))
  test(
    `a strip and a mark say who is live, and go when the stream ends, on a ${place}`,
    longIf(place === "phone"),
    async ({ open, openAs, platforms, site }) => {
      const { asAdmin } = site;
      for (const live of platforms.streams().keys()) platforms.setStream(live);
      platforms.setTrouble("twitch");
      platforms.setStream(login, stream);
      platforms.setStream(knownChannels.twitch, { ...stream, title: "", viewers: 4 });
      const body = { handle: knownChannels.twitch, ...acceptedKeys.twitch };
      await asAdmin(channelsApi.connect, { ...twitch, body });
      await expect.poll(async () => (await site.asStrangers(liveApi.get)).streams.length, patience).toBe(2);

      const player = (await site.asStrangers(playersApi.list)).find(({ twitchUrl }) => twitchUrl?.endsWith(login));
      const { name } = await site.asStrangers(teamApi.get);
      const page = await open("/", { viewport, before: (tab) => tab.clock.install() });
      const links = strip(page).getByRole("link");
      await expect(links).toHaveCount(2);
      await expect(links.first()).toContainText(name);
      await expect(links.last()).toContainText(`${player?.gamertag}Ranked until we drop1,312 watching Fortnite`);
      await expect(links.last()).toHaveAttribute("href", `https://www.twitch.tv/${login}`);
      const picture = links.last().locator("img");
      await expect(picture).toHaveAttribute("src", /^\/media\//);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      await expectAccessible(page);
      expect(await shifts(page)).toBeLessThan(0.01);
      expect(await scriptBytes(page)).toBeLessThanOrEqual(12 * 1024);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await page.locator("#team").scrollIntoViewIfNeeded();
      await page.locator(".live-mark:visible").scrollIntoViewIfNeeded();
      await expect(page.locator(".live-mark:visible")).toHaveText(`Live: watch ${player?.gamertag} on Twitch`);
      await expectAccessible(page);

      platforms.setStream(login);
      platforms.setStream(knownChannels.twitch);
      await asAdmin(channelsApi.test, twitch);
      await expect.poll(async () => (await site.asStrangers(liveApi.get)).streams.length, patience).toBe(0);
      await page.clock.runFor(2.2 * minutes);
      await expect(page.locator(".live-mark:visible")).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(strip(page)).toBeHidden();

      const admin = await openAs("admin", "/admin/settings?part=channels", { viewport });
      const state = admin.getByRole("region", { name: "Who is live" });
      await expect(state).toContainText("Nobody is live.");
      platforms.setTrouble("twitch", "refused key");
      await asAdmin(channelsApi.test, twitch);
      await expect.poll(async () => (await site.asAdmin(channelsApi.list)).at(0)?.isBeingTried, patience).toBe(false);
      await admin.reload();
      await expect(state).toContainText("so enter a new one");
      await expectAccessible(admin);
    },
  );

test("what the site can't confirm vanishes, and a page that nobody looks at doesn't ask", { tag: "@long" }, async ({
  open,
  platforms,
  site,
}) => {
  platforms.setTrouble("twitch");
  platforms.setStream(login, stream);
  const body = { handle: knownChannels.twitch, ...acceptedKeys.twitch };
  await site.asAdmin(channelsApi.connect, { ...twitch, body });
  await expect.poll(async () => (await site.asStrangers(liveApi.get)).streams.length, patience).toBe(1);
  let asked = 0;
  const page = await open("/", { viewport: desktop, mayFail: liveApi.get.path, before: (tab) => tab.clock.install() });
  page.on("request", (request) => {
    if (request.url().endsWith(liveApi.get.path)) asked += 1;
  });
  await expect(strip(page).getByRole("link")).toHaveCount(1);
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator(".live-strip")).toHaveAttribute("data-away", "");
  await page.clock.runFor(10 * minutes);
  expect(asked).toBe(0);
  await expect(page.locator(".live-strip li")).toHaveCount(0);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(strip(page).getByRole("link")).toHaveCount(1);
  await page.route(`**${liveApi.get.path}`, (route) => route.abort());
  await page.clock.runFor(2.2 * minutes);
  await expect(strip(page)).toBeHidden();
});

test("without script, or without Twitch, nothing is missing and nothing asks", { tag: "@long" }, async ({
  open,
  platforms,
  site,
}) => {
  platforms.setTrouble("twitch");
  platforms.setStream(login, stream);
  const body = { handle: knownChannels.twitch, ...acceptedKeys.twitch };
  await site.asAdmin(channelsApi.connect, { ...twitch, body });
  const plain = await open("/", { javaScriptEnabled: false });
  await expect(plain.locator(".live-strip, .live-mark").first()).toBeHidden();
  await expect(plain.locator(".live-strip:visible, .live-mark:visible")).toHaveCount(0);

  await site.asAdmin(channelsApi.disconnect, twitch);
  let asked = 0;
  const page = await open("/", {
    before: async (tab) => {
      tab.on("request", (request) => {
        if (request.url().endsWith(liveApi.get.path)) asked += 1;
      });
    },
  });
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".live-strip, .live-mark")).toHaveCount(0);
  expect(asked).toBe(0);
});
