import { expect, test } from "vitest";
import { team } from "#team.config.ts";
import { writeFeed } from "./feed.format.ts";

const article: Parameters<typeof writeFeed>[0][number] = {
  id: "0199c1d2-0000-7000-8000-000000000001",
  title: "Won & <again>",
  excerpt: 'The "second" one\u0000',
  category: "match-recap",
  status: "published",
  featured: false,
  imageUrl: null,
  publishedAt: "2025-11-09T18:30:00.000Z",
  updatedAt: new Date("2025-11-10T08:00:00Z"),
  authorName: null,
  authorImage: null,
  readTime: 3,
  views: 0,
  tags: ["a&b", "]]>"],
};
const feed = writeFeed([article], { siteUrl: "https://site.example", team });

test("an item has the article's full address, publication date, last change and card", () => {
  expect(feed).toContain(`<link>https://site.example/news/${article.id}/won-again</link>`);
  expect(feed).toContain("<pubDate>Sun, 09 Nov 2025 18:30:00 GMT</pubDate>");
  expect(feed).toContain("<atom:updated>2025-11-10T08:00:00.000Z</atom:updated>");
  expect(feed).toContain(`<media:thumbnail url="https://site.example/cards/news/${article.id}.png?v=`);
});

test("an article's text is escaped, and characters that XML can't hold are left out", () => {
  expect(feed).toContain("<title>Won &#38; &#60;again&#62;</title>");
  expect(feed).toContain("<description>The &#34;second&#34; one</description>");
  expect(feed).toContain("<category>a&#38;b</category><category>]]&#62;</category>");
});
