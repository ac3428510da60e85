import type { Page } from "@playwright/test";
import { fillHeavyCast } from "#server/testing/heavy-cast/fill-heavy-cast.ts";
import { crowdingIn } from "./crowding.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, type Open, test } from "./fixtures/test.ts";

const siteKind = { name: "heavy-content", settings: { RATE_LIMITS: "0" } };
test.use({ siteKind });

test.beforeAll(async ({ sites }) => {
  test.setTimeout(240_000);
  const { origin } = await sites.find(siteKind);
  const ask = (path: string, init: RequestInit) => fetch(origin + path, init);
  await fillHeavyCast({ ask, admin: { username, password }, today: new Date() });
});

const widths = [320, 390, 768, 1024, 1440, 1920];
const paths = ["/about", "/management", "/apply", "/calendar", "/dashboard", "/login", "/register", "/no-such-page"];
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** Where the pictures of the cast should be, and nothing is. */
const mayAsk = "https://pictures.invalid/";

for (const width of [320, 390]) {
  test(`no page scrolls sideways in a window ${width} wide, however much there is on the site`, async ({ open }) => {
    for (const path of paths) {
      const page = await open(path, { viewport: { width, height: 844 } });
      expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });
}

/** Opens a page once and looks at a part of it in a window of every width. */
async function expectRoomIn(open: Open, path: string, part: string) {
  const page = await open(path, { mayAsk, before: (tab) => tab.route(`${mayAsk}**`, (route) => route.abort()) });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await crowdingIn(page.locator(part)), `${path} ${part} ${width}`).toEqual([]);
  }
  return page;
}

test("results hold sums, words and names of any length, and wins leave room for the rest", async ({ open }) => {
  const page = await expectRoomIn(open, "/", "#achievements");
  const results = page.locator("#achievements");
  await results.getByText("$119,310,324.50", { exact: true }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { height = 0 } = (await results.locator("ol").first().boundingBox()) ?? {};
  expect(height).toBeLessThan(1.5 * 900); // eight wins
});
