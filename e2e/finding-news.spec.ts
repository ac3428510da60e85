import type { Page } from "@playwright/test";
import { articlePath } from "#contract/news/article-path.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { article, newsSite, olderArticles, openedArticle, related } from "./news-content.ts";

test.use({ siteKind: newsSite });

const titles = (page: Page) => page.locator(".all-news > .wrap a.article-link").allInnerTexts();
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

test("a card's tag and category lead to pages of their own, and back to all news", async ({ open }) => {
  const page = await open("/news");
  const card = page.locator(".article-cards > li").filter({ hasText: article.title });
  await card.getByRole("link", { name: "#roster", exact: true }).click();
  await page.waitForURL("/news/tags/roster");
  expect([await heading(page), await titles(page)]).toEqual(["#roster", [article.title]]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Roster update" }).first().click();
  await page.waitForURL("/news/category/roster-update");
  expect([await heading(page), await titles(page)]).toEqual(["Roster update", [article.title]]);
  const current = page.getByRole("navigation", { name: "News by subject" }).locator("[aria-current=page]");
  expect(await current.innerText()).toBe("Roster update");
  await page.getByRole("link", { name: article.title }).click();
  await openedArticle(page).getByRole("heading", { name: article.title }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "All news" }).click();
  await page.waitForURL("/news");
});

test("a category with many articles loads only its own older ones in place", async ({ open }) => {
  const page = await open("/news/category/general", { viewport: phone });
  expect((await titles(page)).length).toBe(10);
  await page.getByRole("link", { name: "Older news" }).click();
  const isShown = async () => (await titles(page)).includes(olderArticles.at(-1)?.title ?? "");
  await expect.poll(isShown).toBe(true);
  expect(await titles(page)).not.toContain(article.title);
});

for (const javaScriptEnabled of [true, false]) {
  test(`news can be searched ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ open }) => {
    const page = await open("/news", { javaScriptEnabled });
    const field = page.getByRole("searchbox", { name: "Search the news" });
    await field.fill("SOLO series");
    await field.press("Enter");
    await page.waitForURL("/news?search=SOLO+series");
    expect([await heading(page), await titles(page)]).toEqual(["“SOLO series”", [related.title]]);
    expect(await field.inputValue()).toBe("SOLO series");
    await field.fill("nothing like it");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText("No articles match “nothing like it”").waitFor();
    await page.getByRole("link", { name: "Roster update" }).click();
    await page.waitForURL("/news/category/roster-update");
    expect(await titles(page)).toEqual([article.title]);
  });
}

test("an article leads to the one before it and the one after", async ({ open }) => {
  const page = await open(articlePath(article), { javaScriptEnabled: false });
  const neighbours = page.getByRole("navigation", { name: "Previous and next article" });
  await neighbours.getByRole("link", { name: "Next article" }).click();
  await page.waitForURL(articlePath(related));
  await neighbours.getByRole("link", { name: "Previous article" }).click();
  await page.waitForURL(articlePath(article));
});

test("a tag or category without articles is no page", async ({ open }) => {
  for (const path of ["/news/tags/nobody-wrote-this", "/news/category/nonsense"]) {
    const page = await open(path, { mayFail: path });
    expect(await heading(page)).toContain("404");
  }
});
