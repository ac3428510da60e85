import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newsApi } from "#contract/news/endpoints.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { storePicture } from "#server/features/uploads/uploads.service.ts";
import { features } from "#server/features.ts";
import { actorOf, signedInStaff } from "#server/testing/cast/cast.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news } from "./news.table.ts";

const site = useSite();

const hidden = (status: "draft" | "archived") => ({
  id: randomUUIDv7(),
  title: `A ${status}`,
  excerpt: "Nobody sees this",
  content: "Nothing",
  category: "general" as const,
  status,
  readTime: 1,
});

test("visitors get the published articles, newest first, and never a draft or an archived one", async () => {
  await fillDemonstration(site().db, features);
  await site()
    .db.insert(news)
    .values([hidden("draft"), hidden("archived")]);
  const articles = await site().api(newsApi.list);
  expect(articles.map(({ status }) => status)).toEqual(Array(7).fill("published"));
  const dates = articles.map(({ publishedAt }) => publishedAt ?? "");
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(articles[0]).toMatchObject({
    title: "Two wins in six: the Pennine final, game by game",
    readTime: 1,
    tags: { length: 5 },
  });
});

test("a card is an article without its text", async () => {
  const [card] = await site().api(newsApi.cards, { query: { limit: "1" } });
  expect(card).toMatchObject({
    category: "match-recap",
    excerpt: expect.stringContaining("Height from the fourth zone"),
  });
  expect(card).not.toHaveProperty("content");
});

test("the next page of cards continues where the last one ended", async () => {
  const first = await site().api.listing(newsApi.cards, { query: { limit: "4" } });
  const second = await site().api.listing(newsApi.cards, { query: { limit: "4", cursor: first.next ?? "" } });
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(7);
  expect(second.next).toBeNull();
});

test("a published article has its text as HTML and the three most similar others, newest first", async () => {
  const like = { ...hidden("draft"), status: "published" as const, category: "upcoming" as const, tags: ["heat-a"] };
  await site()
    .db.insert(news)
    .values({ ...like, publishedAt: new Date("2020-01-01T00:00:00Z") });
  const article = await site().api(newsApi.get, { params: { id: demoId("news", 2) } });
  expect(article.contentHtml).toContain("<strong>Heat A</strong>");
  expect(article.related).toHaveLength(3);
  expect(article.related.at(-1)).toMatchObject({ id: like.id });
  const dates = article.related.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted((a, b) => String(b).localeCompare(String(a))));
  expect(article.related.map(({ id }) => id)).not.toContain(article.id);
  await site().db.delete(news).where(eq(news.id, like.id));
});

test("an article says how large its picture is, if it was uploaded here", async () => {
  const by = await actorOf(site(), await signedInStaff(site(), "chief"));
  const original = await plain(240, 96, 8).png().toBuffer();
  const { url } = await storePicture(site().db, { original, by });
  const sizeOf = async (imageUrl: string | null) => {
    const article = { ...hidden("draft"), status: "published" as const, publishedAt: new Date(), imageUrl };
    await site().db.insert(news).values(article);
    return (await site().api(newsApi.get, { params: { id: article.id } })).pictureSize;
  };
  expect(await sizeOf(url)).toEqual({ width: 240, height: 96 });
  expect(await sizeOf("https://pictures.example/large.png")).toBeNull();
  expect(await sizeOf(null)).toBeNull();
});

test("a view counts immediately, and none is lost when many come together", async () => {
  const id = demoId("news", 3);
  const viewsOf = async () => (await site().api(newsApi.get, { params: { id } })).views;
  const before = await viewsOf();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => site().app.inject({ method: "POST", url: `/api/news/${id}/view` })),
  );
  expect(responses.every(({ statusCode, body }) => statusCode === 204 && body === "")).toBe(true);
  expect(await viewsOf()).toBe(before + 50);
});

test.each(["draft", "unknown", "malformed"])("a view of an article that is %s gets a 404", async (kind) => {
  const draft = hidden("draft");
  await site().db.insert(news).values(draft);
  const id = { draft: draft.id, unknown: randomUUIDv7(), malformed: "1 or 1=1" }[kind] ?? "";
  const response = await site().app.inject({ method: "POST", url: `/api/news/${encodeURIComponent(id)}/view` });
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe("not_found");
});
