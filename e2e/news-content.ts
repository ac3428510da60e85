import type { Page } from "@playwright/test";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { news } from "#server/features/news/news.table.ts";
import { canaries } from "#server/testing/cast/canaries.ts";
import type { SiteKind } from "./fixtures/sites.ts";

/** An article, and a related one. */
export const article = { id: demoId("news", 3), title: "Gritst1_demo signs for another year" };
export const related = { id: demoId("news", 2), title: "Solo Series returns on Friday" };

const plain = { category: "general", status: "published", readTime: 1 } as const;

/** An article that tries to inject markup through every one of its fields. */
export const poisoned = {
  ...plain,
  id: "01980000-0000-7000-8000-0000000bad00",
  title: `<img src=x onerror=alert(1)> ${canaries[0]} $&`,
  excerpt: canaries.slice(0, 6).join(" "),
  content: canaries.join("\n\n"),
  authorName: '"><script>alert(1)</script>',
  tags: canaries.filter((text) => text.length <= 40 && !/[\n\t\u2028\u202e]/.test(text)).slice(0, 20),
  publishedAt: new Date("2025-11-10T08:00:00Z"),
};

export const olderArticles = Array.from({ length: 12 }, (_, at) => ({
  ...plain,
  id: `01980000-0000-7000-8000-0000000001${String(at).padStart(2, "0")}`,
  title: `Older article ${at + 1}`,
  excerpt: "From the archive.",
  content: "Text from the archive.",
  publishedAt: new Date(Date.UTC(2024, 0, 28 - at)),
}));

/** A site with more news than fit on a page, and the malicious article. */
export const newsSite: SiteKind = {
  name: "news",
  fill: (db) => db.insert(news).values([...olderArticles, poisoned]),
};

/** An article's title as a link to it. The links to the previous and the next article name it as well. */
export const headline = (page: Page, title: string) =>
  page.getByRole("link", { name: title }).and(page.locator(":not([rel])"));
export const openedArticle = (page: Page) => page.getByRole("dialog").and(page.locator(".dialog"));
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
