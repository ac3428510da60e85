import type { Page } from "@playwright/test";
import { articlePath } from "#contract/news/article-path.ts";
import type { NewsArticle } from "#contract/news/schemas.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { expect, longIf, test } from "./fixtures/test.ts";
import { article, focused, headline, newsSite, openedArticle, related } from "./news-content.ts";

test.use({ siteKind: newsSite });

const placeOf = async (page: Page, title: string) => {
  const { y = 0 } = (await headline(page, title).boundingBox()) ?? {};
  return Math.round(y);
};

async function viewsOf({ origin }: RunningSite, id: string): Promise<number | undefined> {
  const article: NewsArticle = await (await fetch(`${origin}/api/news/${id}`)).json();
  return article.views;
}

for (const [where, list] of [
  ["the home page", "/"],
  ["the list of all news", "/news"],
] as const) {
  test.describe(`a headline on ${where}`, () => {
    test(
      "opens its article over the list under its own address; closing goes back to the same place",
      longIf(list !== "/"),
      async ({ open }) => {
        const page = await open(list);
        await headline(page, article.title).scrollIntoViewIfNeeded();
        const place = await placeOf(page, article.title);
        const title = await page.title();
        await headline(page, article.title).click();
        const dialog = openedArticle(page);
        await dialog.getByText("The contract was signed on a Tuesday").waitFor();
        expect(new URL(page.url()).pathname).toBe(articlePath(article));
        expect(await page.title()).toContain(article.title);
        for (const close of [
          () => page.keyboard.press("Escape"),
          () => dialog.getByRole("button", { name: "Close" }).click(),
          () => page.mouse.click(5, 400),
          () => page.goBack(),
        ]) {
          await close();
          await expect.poll(() => dialog.count()).toBe(0);
          await expect.poll(() => new URL(page.url()).pathname).toBe(list);
          await expect.poll(() => focused(page)).toBe(article.title);
          await expect.poll(() => placeOf(page, article.title)).toBe(place);
          expect(await page.title()).toBe(title);
          await page.goForward();
          await dialog.getByText("The contract was signed on a Tuesday").waitFor();
        }
      },
    );

    test("works with only the keyboard, and keeps the focus in the dialog", { tag: "@long" }, async ({ open }) => {
      const page = await open(list);
      await headline(page, article.title).focus();
      await page.keyboard.press("Enter");
      const dialog = openedArticle(page);
      await dialog.getByRole("heading", { name: article.title }).waitFor();
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press("Tab");
        const isOutside = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest("dialog");
        });
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe(article.title);
    });
  });
}

test.describe("an open article", () => {
  test("counts one view each time it's opened, over the list or as a page", async ({ open, site }) => {
    const before = (await viewsOf(site, article.id)) ?? 0;
    const page = await open("/news");
    for (const views of [before + 1, before + 2]) {
      await headline(page, article.title).click();
      await expect.poll(() => viewsOf(site, article.id)).toBe(views);
      await page.keyboard.press("Escape");
      await expect.poll(() => openedArticle(page).count()).toBe(0);
    }
    await page.goto(articlePath(article));
    await expect.poll(() => viewsOf(site, article.id)).toBe(before + 3);
    await page.context().close();
    const _bot = await open(articlePath(article), { javaScriptEnabled: false });
    expect(await viewsOf(site, article.id)).toBe(before + 3);
  });

  test("is a page after a reload, and going back from there shows the list", { tag: "@long" }, async ({ open }) => {
    const page = await open("/news");
    await headline(page, article.title).click();
    await openedArticle(page).getByRole("heading", { name: article.title }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: article.title }).waitFor();
    expect(await openedArticle(page).count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
  });

  test("shows related articles in its place, one step back from the list", { tag: "@long" }, async ({ open }) => {
    const page = await open("/news");
    await headline(page, article.title).click();
    const dialog = openedArticle(page);
    await dialog.getByRole("link", { name: related.title }).click();
    await dialog.getByRole("heading", { level: 2, name: related.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(articlePath(related));
    expect(await page.evaluate(() => document.querySelector(".dialog__inner")?.scrollTop)).toBe(0);
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(article.title);
    expect(new URL(page.url()).pathname).toBe("/news");
  });

  test("opens as a page in a new tab on request", { tag: "@long" }, async ({ open }) => {
    const page = await open("/news");
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      headline(page, article.title).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.getByRole("heading", { level: 1, name: article.title }).waitFor();
    expect(await openedArticle(page).count()).toBe(0);
  });

  test("that doesn't load says so, and loads on retry", { tag: "@long" }, async ({ open }) => {
    const page = await open("/news", { mayFail: `/api/news/${article.id}` });
    let isAway = true;
    await page.route(`**/api/news/${article.id}`, (route) =>
      isAway ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await headline(page, article.title).click();
    await openedArticle(page).getByText("The article didn’t load").waitFor();
    isAway = false;
    await openedArticle(page).getByRole("button", { name: "Try again" }).click();
    await openedArticle(page).getByRole("heading", { name: article.title }).waitFor();
    expect(await openedArticle(page).getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
  });
});

test.describe("an article's page", () => {
  test("needs no script for its text, heading, card and links", async ({ open }) => {
    const page = await open(articlePath(article), { javaScriptEnabled: false });
    expect(await page.locator("h1").innerText()).toBe(article.title);
    expect(await page.locator("main").innerText()).toContain("The contract was signed on a Tuesday");
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(new URL(card ?? "").pathname).toBe(`/cards/news/${article.id}.png`);
    await headline(page, related.title).click();
    expect(await page.locator("h1").innerText()).toBe(related.title);
    await page.getByRole("link", { name: "All news" }).click();
    expect(await page.locator("h1").innerText()).toBe("News");
  });

  test("leads to another one", { tag: "@long" }, async ({ open }) => {
    const page = await open(articlePath(article));
    await headline(page, related.title).click();
    await page.getByRole("heading", { level: 1, name: related.title }).waitFor();
    expect(await page.title()).toContain(related.title);
  });
});
