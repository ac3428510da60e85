import { randomUUIDv7 } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { storePicture } from "#server/features/uploads/uploads.service.ts";
import { media } from "#server/features/uploads/uploads.table.ts";
import { features } from "#server/features.ts";
import { actorOf, signedInStaff } from "#server/testing/cast/cast.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { purgePictures } from "./unused-pictures.service.ts";

const site = useSite();
const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60_000);
let upload: { original: Buffer; by: Awaited<ReturnType<typeof actorOf>> };

beforeAll(async () => {
  const by = await actorOf(site(), await signedInStaff(site(), "chief"));
  upload = { original: await plain(10, 10, 40).png().toBuffer(), by };
});
beforeEach(async () => {
  await site().db.delete(media);
  await site().db.delete(bin);
});

/** Wraps the database so that something happens just before the first deletion. */
const withMeanwhile = (db: Database, meanwhile: () => Promise<unknown>) =>
  new Proxy(db, {
    get: (target, key) =>
      key !== "delete"
        ? Reflect.get(target, key)
        : (table: typeof media) => ({
            where: async (condition: Parameters<ReturnType<typeof target.delete>["where"]>[0]) => {
              await meanwhile();
              await target.delete(table).where(condition);
            },
          }),
  });

const article = { title: "x", excerpt: "x", content: "x", category: "general", status: "draft", readTime: 1 } as const;

test.each<[string, (imageUrl: string) => Promise<unknown>]>([
  ["is uploaded again", () => storePicture(site().db, upload)],
  [
    "is added to an article",
    (imageUrl) =>
      site()
        .db.insert(news)
        .values({ id: randomUUIDv7(), ...article, imageUrl }),
  ],
  [
    "is in something being deleted",
    (imageUrl) => {
      const now = new Date();
      const row = { id: randomUUIDv7(), imageUrl };
      const entry = { id: randomUUIDv7(), kind: "news", name: "x", row, deletedAt: now, deletedBy: "x" } as const;
      return site()
        .db.insert(bin)
        .values({ ...entry, expiresAt: new Date(now.getTime() + 86_400_000) });
    },
  ],
])("a picture that %s while unused ones are searched for stays", async (_what, meanwhile) => {
  const { url } = await storePicture(site().db, upload, threeDaysAgo);
  await purgePictures(
    withMeanwhile(site().db, () => meanwhile(url)),
    features,
  );
  const hash = url.slice("/media/".length, -".webp".length);
  expect(await site().db.$count(media, eq(media.hash, hash))).toBe(1);
});

/** PostgreSQL ends a statement that takes longer than five seconds. */
test("a full bin of the longest articles is searched once, not once for each picture", async () => {
  const { db } = site();
  for (const first of [1, 51, 101, 151, 201, 251]) // in parts, because filling it in may take longer than five seconds too
    await db.execute(sql`
      insert into bin (id, kind, name, row, deleted_at, deleted_by, expires_at)
      select gen_random_uuid(), 'news', 'Article ' || i, jsonb_build_object('id', gen_random_uuid(), 'content',
        (select string_agg(md5(i || 'x' || j), ' ') from generate_series(1, 3000) j)), now() - interval '1 hour', 'somebody',
        now() + interval '29 days' from generate_series(${first}::int, ${first + 49}::int) i`);
  await db.execute(sql`
    insert into media (hash, content_type, bytes, width, height, created_at)
    select encode(sha256(bytes), 'hex'), 'image/webp', bytes, 1, 1, now() - interval '3 days'
    from (select convert_to('picture ' || i, 'UTF8') as bytes from generate_series(1, 100) i) made`);
  await purgePictures(db, features);
  expect(await db.$count(media)).toBe(0);
});
