import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleCardPath, cardSize, siteCardPath } from "#contract/art/cards.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { features } from "#server/features.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";
import { wordsOfCard } from "./drawing/cards.ts";

const site = useSite();

const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
const id = demoId("news", 1);
const cardOf = (articleId: string) => `/cards/news/${articleId}.png`;

const signature = "89504e470d0a1a0a";
/** Reads a PNG's size from its first chunk. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test.each([siteCardPath(team), cardOf(id)])("%s is a PNG of the size that link previews use", async (path) => {
  await fillDemonstration(site().db, features);
  const { statusCode, headers, rawPayload } = await get(path, { "accept-encoding": "gzip, br" });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=3600" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(rawPayload.subarray(0, 8).toString("hex")).toBe(signature);
  expect(sizeOf(rawPayload)).toEqual(cardSize);
  expect(rawPayload.length).toBeLessThan(120_000);
});

test("a browser that already has a card gets a 304, until the article's title changes", async () => {
  const { headers } = await get(cardOf(id));
  const again = await get(cardOf(id), { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await site().db.update(news).set({ title: "Called otherwise" }).where(eq(news.id, id));
  const after = await get(cardOf(id), { "if-none-match": String(headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(headers.etag);
});

test("a card whose title can't be drawn shows the excerpt, or else the category and date", () => {
  const article = {
    title: "勝利",
    excerpt: "We won.",
    category: "general",
    publishedAt: "2026-03-01T12:00:00Z",
  } as const;
  const inUtc = { timeZone: "UTC", locale: "en-GB" };
  expect(wordsOfCard({ ...article, title: "Победа" }, inUtc)).toBe("Победа");
  expect(wordsOfCard(article, inUtc)).toBe("We won.");
  expect(wordsOfCard({ ...article, title: "勝利の後で won" }, inUtc)).toBe("We won.");
  expect(wordsOfCard({ ...article, excerpt: "🏔" }, inUtc)).toMatch(/^\w[\w ]+, 1 March 2026$/);
});

test("a card's address changes with each thing that is drawn", () => {
  const article = { id, title: "A", excerpt: "B", category: "general", publishedAt: "2026-03-01T12:00:00Z" } as const;
  const changed = [
    { ...article, title: "C" },
    { ...article, excerpt: "C" },
    { ...article, category: "match-recap" as const },
    { ...article, publishedAt: "2026-03-02T12:00:00Z" },
  ].map((one) => articleCardPath(one, team));
  const rebranded = { ...team, wordmark: "Others" };
  const all = [articleCardPath(article, team), articleCardPath(article, rebranded), ...changed];
  expect(new Set(all).size).toBe(all.length);
  expect(articleCardPath({ ...article }, team)).toBe(all[0]);
  expect(siteCardPath(rebranded)).not.toBe(siteCardPath(team));
});

test.each(["draft", "archived", "unknown", "malformed"])("an article that is %s has no card", async (kind) => {
  const id = kind === "malformed" ? "1 or 1=1" : randomUUIDv7();
  if (kind === "draft" || kind === "archived") {
    const article = { id, title: "x", excerpt: "x", content: "x", category: "general", readTime: 1 } as const;
    await site()
      .db.insert(news)
      .values({ ...article, status: kind });
  }
  const { statusCode, headers } = await get(encodeURI(cardOf(id)));
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});
