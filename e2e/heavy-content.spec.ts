import { fillHeavyCast } from "#server/testing/heavy-cast/fill-heavy-cast.ts";
import { password, username } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const siteKind = { name: "heavy-content", settings: { RATE_LIMITS: "0" } };
test.use({ siteKind });

test.beforeAll(async ({ sites }) => {
  test.setTimeout(240_000);
  const { origin } = await sites.find(siteKind);
  const ask = (path: string, init: RequestInit) => fetch(origin + path, init);
  await fillHeavyCast({ ask, admin: { username, password }, today: new Date() });
});

const paths = ["/about", "/management", "/apply", "/calendar", "/dashboard", "/login", "/register", "/no-such-page"];

for (const width of [320, 390]) {
  test(`no page scrolls sideways in a window ${width} wide, however much there is on the site`, async ({ open }) => {
    for (const path of paths) {
      const page = await open(path, { viewport: { width, height: 844 } });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });
}
