import type { Page } from "@playwright/test";
import { cardSize } from "#contract/art/cards.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { desktop, expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { article, focused, headline, newsSite, olderArticles, openedArticle, poisoned } from "./news-content.ts";

test.use({ siteKind: newsSite });

test.describe("the list of all news", () => {
  const count = (page: Page) => page.locator(".all-news > .wrap a.article-link").count();
  const all = 7 + 1 + olderArticles.length;

  test("loads older news in place, says so, and keeps the focus", async ({ open }) => {
    const page = await open("/news");
    expect(await count(page)).toBe(10);
    const older = page.getByRole("link", { name: "Older news" });
    await older.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => count(page)).toBe(all);
    expect(await page.locator(".older [role=status]").innerText()).toBe("10 older articles shown");
    await expect.poll(() => focused(page)).toBe("That’s all the news.");
    expect(new URL(page.url()).search).toBe("");
    await headline(page, "Older article 12").click();
    await openedArticle(page).getByText("Text from the archive.").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => openedArticle(page).count()).toBe(0);
    expect(await count(page)).toBe(all);
  });

  test("if older news can't be shown, the link is there again and works in place; the focus stays where it has gone", {
    tag: "@long",
  }, async ({ open }) => {
    const page = await open("/news", { mayBreak: true });
    let isBroken = true;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/news/cards*", async (route) => {
      if (isBroken) return route.fulfill({ json: [{}] });
      await released;
      await route.continue();
    });
    const older = page.getByRole("link", { name: "Older news" });
    const crashed = page.waitForRequest("**/api/errors");
    await older.click();
    await crashed;
    await expect.poll(() => page.locator("[data-island=OlderNews]").getAttribute("data-awake")).toBeNull();
    isBroken = false;
    await older.click();
    await page.getByRole("link", { name: "Loading older news..." }).waitFor();
    const elsewhere = page.getByRole("link", { name: "About" }).first();
    await elsewhere.focus();
    release();
    await expect.poll(() => count(page)).toBe(all);
    await page.getByText("That’s all the news.").waitFor();
    expect(await focused(page)).toBe("About");
    expect(new URL(page.url()).search).toBe("");
  });

  test("has a separate address for older news without script", { tag: "@long" }, async ({ open }) => {
    const page = await open("/news", { javaScriptEnabled: false });
    const first = await page.locator("a.article-link").allInnerTexts();
    await page.getByRole("link", { name: "Older news" }).click();
    const second = await page.locator("a.article-link").allInnerTexts();
    expect(new Set([...first, ...second]).size).toBe(all);
    await page.getByRole("link", { name: "Back to the newest" }).click();
    expect(await page.locator("a.article-link").allInnerTexts()).toEqual(first);
  });

  test("says if older news doesn't load, and retries", { tag: "@long" }, async ({ open }) => {
    const page = await open("/news", { mayFail: "/api/news/cards" });
    let isAway = true;
    await page.route("**/api/news/cards*", (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
    await page.getByRole("link", { name: "Older news" }).click();
    await page.getByText("The older news didn’t load.").waitFor();
    isAway = false;
    await page.getByRole("link", { name: "Older news" }).click();
    await expect.poll(() => count(page)).toBe(all);
  });
});

for (const [where, viewport] of [
  ["desktop", desktop],
  ["phone", phone],
  ["narrow phone", { width: 320, height: 640 }],
] as const) {
  test.describe(`on a ${where}`, () => {
    const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

    for (const path of ["/news", articlePath(article), articlePath(poisoned)]) {
      test(`${path} fits, and axe finds nothing wrong`, { tag: "@long" }, async ({ open }) => {
        const page = await open(path, { viewport });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }

    test("so does an article over the list", { tag: "@long" }, async ({ open }) => {
      const page = await open("/news", { viewport, reducedMotion: "reduce" });
      await headline(page, article.title).click();
      await openedArticle(page).getByRole("heading", { name: article.title }).waitFor();
      const box = await openedArticle(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      await expectAccessible(page);
    });
  });
}

test("a malicious article stays text: no dialog, no policy violation, no request to others", async ({ open }) => {
  for (const path of ["/", "/news", articlePath(poisoned)]) {
    const page = await open(path);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    if (path !== articlePath(poisoned)) {
      await page.locator(`a.article-link[href="${articlePath(poisoned)}"]`).click();
      await openedArticle(page).getByText("javascript:alert(1)").first().waitFor();
    }
    expect(await page.locator(".art__text").locator("script, iframe, form, style, svg, object").count()).toBe(0);
    const schemes = await page
      .locator(".art__text a")
      .evaluateAll((links) => links.map((link) => link instanceof HTMLAnchorElement && link.protocol));
    expect(schemes.filter((scheme) => !["http:", "https:", "mailto:"].includes(String(scheme)))).toEqual([]);
    expect(alerts).toEqual([]);
    await page.context().close();
  }
});

test("the feed and the sitemap are well-formed, whatever is in articles", { tag: "@long" }, async ({ open }) => {
  const page = await open("/");
  const read = (path: string, tag: string) =>
    page.evaluate(
      async ([address, name]) => {
        const text = await (await fetch(address ?? "")).text();
        const xml = new DOMParser().parseFromString(text, "application/xml");
        const faults = xml.getElementsByTagName("parsererror").length;
        return { faults, texts: [...xml.getElementsByTagName(name ?? "")].map((element) => element.textContent) };
      },
      [path, tag],
    );
  const feed = await read("/news/feed.xml", "title");
  expect(feed.faults).toBe(0);
  expect(feed.texts).toContain(poisoned.title);
  const sitemap = await read("/sitemap.xml", "loc");
  expect(sitemap.faults).toBe(0);
  expect(sitemap.texts.map((address) => new URL(address).pathname)).toContain(articlePath(poisoned));
});

test("a card is a picture in the usual size of previews", { tag: "@long" }, async ({ open }) => {
  const page = await open("/");
  const size = await page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, `/cards/news/${poisoned.id}.png`);
  expect(size).toEqual([cardSize.width, cardSize.height]);
});
