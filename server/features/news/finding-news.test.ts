import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { articlePath } from "#contract/news/article-path.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { tagPath, tagSlug } from "#contract/news/news-path.ts";
import { inTransaction, publish } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news, tagSlugs } from "./news.table.ts";

const site = useSite();

type Row = typeof news.$inferInsert;
const plain = { excerpt: "x", content: "x", category: "general", status: "published", readTime: 1 } as const;
const get = (url: string) => site().app.inject({ url });
const titlesAt = async (url: string) =>
  [...(await get(url)).body.matchAll(/<a class="article-link"[^>]*>([^<]+)</g)].map((m) => m[1]);

async function write(...articles: (Partial<Row> & Pick<Row, "title">)[]) {
  const rows = articles.map((article, at) => ({
    ...plain,
    id: randomUUIDv7(),
    publishedAt: new Date(Date.UTC(2025, 0, 1 + at)),
    ...article,
  }));
  await inTransaction(site().db, async (tx) => {
    await tx.insert(news).values(rows);
    await publish(tx, "news");
  });
  return rows;
}

const odd = ["1/2 final", "100%", "C#", "勝利", "Größe", "ﬁnal", "Heat  A’s", "ÎLE", "..a"];

beforeAll(async () => {
  await fillDemonstration(site().db, features);
  await write(
    { title: "Old heat", tags: ["Heat A", "Solos"] },
    { title: "Middle heat", tags: ["heat-a"], excerpt: "A quiet Ängelholm evening" },
    { title: "Hidden heat", tags: ["heat-a", "secret"], status: "draft", publishedAt: null },
    { title: "Odd words", tags: odd },
  );
});

test("a tag's page has the articles with it, however they spell it, and no draft", async () => {
  const { statusCode, body } = await get("/news/tags/heat-a");
  expect(statusCode).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${siteUrl}/news/tags/heat-a"/>`);
  expect(body).not.toContain('name="robots"');
  expect(await titlesAt("/news/tags/heat-a")).toEqual(["Solo Series returns on Friday", "Middle heat", "Old heat"]);
  const { statusCode: moved, headers } = await get("/news/tags/Heat%20A");
  expect([moved, headers.location]).toEqual([308, "/news/tags/heat-a"]);
  expect((await get("/news/tags/secret")).statusCode).toBe(404);
  expect((await get("/news/tags/%E5")).statusCode).toBe(404);
});

test("any tag has a page that its link leads to, and the database spells its address as the contract does", async () => {
  const [row] = await site()
    .db.select({ slugs: tagSlugs(news.tags), tags: news.tags })
    .from(news)
    .where(eq(news.title, "Odd words"));
  expect(row?.slugs).toEqual(odd.map(tagSlug));
  for (const tag of odd) {
    const { statusCode, body } = await get(tagPath(tag));
    expect([tag, statusCode]).toEqual([tag, 200]);
    expect(body).toContain("Odd words");
  }
});

test("a category's page has its articles, and is there once it has one", async () => {
  expect(await titlesAt("/news/category/match-recap")).toEqual(["Two wins in six: the Pennine final, game by game"]);
  expect((await get("/news/category/nonsense")).statusCode).toBe(404);
  await site().db.delete(news).where(eq(news.category, "upcoming"));
  await inTransaction(site().db, (tx) => publish(tx, "news"));
  expect((await get("/news/category/upcoming")).statusCode).toBe(404);
  await write({ title: "It comes back", category: "upcoming" });
  expect(await titlesAt("/news/category/upcoming")).toEqual(["It comes back"]);
});

test("pages of tags and categories are cached until the news change", async () => {
  const before = await get("/news/tags/heat-a");
  expect((await get("/news/tags/heat-a")).headers.etag).toBe(before.headers.etag);
  await write({ title: "Newest heat", tags: ["heat-a"], publishedAt: new Date("2025-12-01") });
  expect((await titlesAt("/news/tags/heat-a"))[0]).toBe("Newest heat");
});

test("a search finds titles, excerpts and whole tags as they are typed, and says if there's nothing", async () => {
  expect(await titlesAt("/news?search=MIDDLE+h")).toEqual(["Middle heat"]);
  expect(await titlesAt("/news?search=angelholm")).toEqual(["Middle heat"]);
  expect(await titlesAt("/news?search=solos")).toContain("Old heat");
  expect(await titlesAt("/news?search=Hidden")).toEqual([]);
  expect(await titlesAt("/news?search=1%2F")).toEqual([]);
  const { statusCode, body } = await get("/news?search=%25nothing%3Cb%3E");
  expect(statusCode).toBe(200);
  expect(body).toContain("No articles match “%nothing&lt;b&gt;”");
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect((await get("/news?search=")).headers.location).toBe("/news");
});

test("an article leads to the one published before it and the one after", async () => {
  const at = new Date("2024-05-01T12:00:00Z");
  const [firstId = "", secondId = ""] = [randomUUIDv7(), randomUUIDv7()].toSorted();
  const [one, two, three] = (await write(
    { id: firstId, title: "One of a moment", publishedAt: at },
    { id: secondId, title: "Two of a moment", publishedAt: at },
    { title: "Three later", publishedAt: new Date("2024-05-02T12:00:00Z") },
  )) as [Row, Row, Row];
  const neighbours = async ({ id }: Row) => {
    const { previous, next } = await site().api(newsApi.get, { params: { id } });
    return [previous?.title, next?.title];
  };
  expect(await neighbours(one)).toEqual([undefined, "Two of a moment"]);
  expect(await neighbours(two)).toEqual(["One of a moment", "Three later"]);
  const { body } = await get(articlePath(two));
  expect(body).toContain(`href="${articlePath(one)}" rel="prev"`);
  expect(body).toContain(`href="${articlePath(three)}" rel="next"`);
});

test("a list of one subject goes on where its page ends", async () => {
  await write(...Array.from({ length: 11 }, (_, at) => ({ title: `Long ${at}`, tags: ["long"], content: "y" })));
  const { body } = await get("/news/tags/long");
  const [, older = ""] = /href="(\/news\/tags\/long\?cursor=[^"]+)"/.exec(body) ?? [];
  expect(await titlesAt(older)).toEqual(["Long 0"]);
  expect((await get(older)).body).toContain('name="robots" content="noindex"');
  expect((await get("/news/tags/long?cursor=abc")).statusCode).toBe(404);
});

test("the subjects name the tags of the most articles", async () => {
  const { categories, tags } = await site().api(newsApi.subjects);
  expect(categories).toContain("match-recap");
  expect(tags[0]).toBe("long");
  expect(tags).not.toContain("secret");
});
