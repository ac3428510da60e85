import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleCardPath, cardSize, siteCardPath } from "#contract/art/art.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { demoId } from "#server/platform/text/demo-id.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });
const id = demoId("news", 1);

const signature = "89504e470d0a1a0a";
/** Reads a PNG's size from its first chunk. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test.each([siteCardPath, articleCardPath(id)])("%s is a PNG of the size that link previews use", async (path) => {
  await fillDemonstration(site().db);
  const { statusCode, headers, rawPayload } = await get(path, { "accept-encoding": "gzip, br" });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=3600" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(rawPayload.subarray(0, 8).toString("hex")).toBe(signature);
  expect(sizeOf(rawPayload)).toEqual(cardSize);
  expect(rawPayload.length).toBeLessThan(120_000);
});

test("a browser that already has a card gets a 304, until the article's title changes", async () => {
  const { headers } = await get(articleCardPath(id));
  const again = await get(articleCardPath(id), { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await site().db.update(news).set({ title: "Called otherwise" }).where(eq(news.id, id));
  const after = await get(articleCardPath(id), { "if-none-match": String(headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(headers.etag);
});

test.each(["draft", "archived", "unknown", "malformed"])("an article that is %s has no card", async (kind) => {
  const id = kind === "malformed" ? "1 or 1=1" : randomUUIDv7();
  if (kind === "draft" || kind === "archived") {
    const article = { id, title: "x", excerpt: "x", content: "x", category: "general", readTime: 1 } as const;
    await site()
      .db.insert(news)
      .values({ ...article, status: kind });
  }
  const { statusCode, headers } = await get(encodeURI(articleCardPath(id)));
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});
