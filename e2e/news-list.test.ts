import type { Page } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { articleCardPath, cardSize } from "#contract/art.ts";
import { articlePath } from "#contract/article-path.ts";
import { accessibilityFaults, desktop, phone } from "./browser.ts";
import { focused, headline, olderStories, openedStory, poisoned, story, useNews } from "./news-content.ts";

const journey = await useNews();

describe("the list of all news", () => {
  const count = (page: Page) => page.locator(".briefs--pictured a.story").count();
  const all = 7 + 1 + olderStories.length;

  test("brings older news in place, says so, and keeps the focus", async () => {
    const page = await journey().open("/news");
    expect(await count(page)).toBe(10);
    const older = page.getByRole("link", { name: "Older news" });
    await older.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => count(page)).toBe(all);
    expect(await page.locator(".older [role=status]").innerText()).toBe("10 older articles shown");
    await expect.poll(() => focused(page)).toBe("There is no older news.");
    expect(new URL(page.url()).search).toBe("");
    await headline(page, "Older story 12").click();
    await openedStory(page).getByText("Text from the archive.").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => openedStory(page).count()).toBe(0);
    expect(await count(page)).toBe(all);
    await page.context().close();
  });

  test("has older news at an address of their own without script", async () => {
    const page = await journey().open("/news", { javaScriptEnabled: false });
    const first = await page.locator("a.story").allInnerTexts();
    await page.getByRole("link", { name: "Older news" }).click();
    const second = await page.locator("a.story").allInnerTexts();
    expect(new Set([...first, ...second]).size).toBe(all);
    await page.getByRole("link", { name: "Back to the newest" }).click();
    expect(await page.locator("a.story").allInnerTexts()).toEqual(first);
    await page.context().close();
  });

  test("says when older news does not load, and asks again", async () => {
    const page = await journey().open("/news");
    const quiet = await page.context().newPage(); // its console may report the failed call
    let isAway = true;
    await quiet.route("**/api/news/cards*", (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
    await quiet.goto(`${journey().origin}/news`);
    await quiet.getByRole("link", { name: "Older news" }).click();
    await quiet.getByText("The older news did not load.").waitFor();
    isAway = false;
    await quiet.getByRole("link", { name: "Older news" }).click();
    await expect.poll(() => count(quiet)).toBe(all);
    await page.context().close();
  });
});

describe.each([
  ["desktop", desktop],
  ["phone", phone],
  ["narrow phone", { width: 320, height: 640 }],
])("on a %s", (_, viewport) => {
  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  test.each(["/news", articlePath(story), articlePath(poisoned)])(
    "%s fits, and axe finds nothing wrong",
    async (path) => {
      const page = await journey().open(path, { viewport });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.context().close();
    },
  );

  test("so does an article over the list", async () => {
    const page = await journey().open("/news", { viewport, reducedMotion: "reduce" });
    await headline(page, story.title).click();
    await openedStory(page).getByRole("heading", { name: story.title }).waitFor();
    const box = await openedStory(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().close();
  });
});

test("an article made to break out stays text: no dialog, no refusal of the policy, nothing asked of others", async () => {
  for (const path of ["/", "/news", articlePath(poisoned)]) {
    const page = await journey().open(path);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    if (path !== articlePath(poisoned)) {
      await page.locator(`a.story[href="${articlePath(poisoned)}"]`).click();
      await openedStory(page).getByText("javascript:alert(1)").first().waitFor();
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

test("the feed and the sitemap are well-formed whatever articles say", async () => {
  const page = await journey().open("/");
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
  await page.context().close();
});

test("a card is a picture of the size that previews have", async () => {
  const page = await journey().open("/");
  const size = await page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, articleCardPath(poisoned.id));
  expect(size).toEqual([cardSize.width, cardSize.height]);
  await page.context().close();
});
