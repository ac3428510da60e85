import type { Page, Route } from "@playwright/test";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { desktop, expect, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "blocked-pictures" } });

const elsewhere = "https://pictures.example/";
const imageUrl = `${elsewhere}ridge.png`;
const gamertag = "Blocked_demo";

/** Returns the position and size of each heading. */
const placesOn = (page: Page) =>
  page.locator("main :is(h1, h2, h3)").evaluateAll((headings) =>
    headings.map((heading) => {
      const { left, top, width, height } = heading.getBoundingClientRect();
      return [heading.textContent, ...[left, top + scrollY, width, height].map(Math.round)];
    }),
  );
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Scrolls to each picture of the page, so that lazy ones load, and waits until it has loaded or failed. */
async function everyPictureIn(page: Page) {
  for (const picture of await page.locator("img").all())
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].filter(({ width }) => width > 0).every(({ complete }) => complete),
  );
}

test("pages with pictures from other sites are the same size if those are blocked", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const [player] = await site.asAdmin(playersApi.list);
  if (!player) throw new Error("There is no player.");
  const { realName, role } = player;
  await site.asAdmin(playersAdminApi.update, {
    params: { id: player.id },
    body: { gamertag, realName, role, imageUrl },
  });
  const article = { title: "A new ridge", excerpt: "In short.", status: "published" as const };
  const content = `At length.\n\n![A ridge](${imageUrl})`;
  await site.asAdmin(newsDeskApi.create, { body: { ...article, content, imageUrl, authorImage: imageUrl } });
  const picture = await plain(320, 320).png().toBuffer();

  for (const path of ["/", "/news", "/about"]) {
    const visit = async (answer: (route: Route) => Promise<void>) => {
      let asked = 0;
      const page = await open(path, {
        mayAsk: elsewhere,
        before: (tab) =>
          tab.route(`${elsewhere}**`, (route) => {
            asked += 1;
            return answer(route);
          }),
      });
      const places = [];
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await everyPictureIn(page);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        places.push(await placesOn(page));
      }
      return { places, asked };
    };
    const shown = await visit((route) => route.fulfill({ contentType: "image/png", body: picture }));
    const blocked = await visit((route) => route.abort());
    expect([path, blocked.places]).toEqual([path, shown.places]);
    if (path !== "/about") expect([path, blocked.asked > 0, shown.asked > 0]).toEqual([path, true, true]);
  }
});

test("if the drawn pictures fail too, a pale area replaces them instead of a broken picture", async ({ open }) => {
  for (const path of ["/", "/management", "/news"]) {
    const page = await open(path, {
      mayAsk: elsewhere,
      before: (tab) => tab.route(/\/art\/|pictures\.example/, (route) => route.abort()),
    });
    await everyPictureIn(page);
    const shown = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && !image.alt)
        .map(({ src, naturalWidth }) => ({ isArea: src.startsWith("data:"), isBroken: naturalWidth === 0 })),
    );
    expect([path, shown.filter(({ isArea }) => isArea).length > 0]).toEqual([path, true]);
    expect([path, shown.filter(({ isBroken }) => isBroken)]).toEqual([path, []]);
  }
});
