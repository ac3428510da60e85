import { randomUUIDv7 } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { purgePictures } from "#server/features/uploads/unused-pictures.service.ts";
import { features } from "#server/features.ts";
import { actorOf, signedInStaff } from "#server/testing/cast/cast.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { storePicture } from "./uploads.service.ts";
import { media } from "./uploads.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof actorOf>>;

const uploadedAt = new Date("2026-03-01T12:00:00Z");
const hoursLater = (hours: number) => new Date(uploadedAt.getTime() + hours * 3_600_000);

let shade = 0;
/** Stores a picture unlike any other, and returns its address. */
const storeAnother = async () => {
  const picture = plain(10, 10, ++shade * 8).png();
  return (await storePicture(site().db, { original: await picture.toBuffer(), by: chief }, uploadedAt)).url;
};

const isKept = async (url: string) => {
  const hash = url.slice("/media/".length, -".webp".length);
  return (await site().db.select({ hash: media.hash }).from(media).where(eq(media.hash, hash))).length > 0;
};

beforeAll(async () => {
  chief = await actorOf(site(), await signedInStaff(site(), "chief"));
});
beforeEach(async () => {
  await site().db.delete(media);
});

describe("a picture is served", () => {
  test("as exactly its own type, cacheable for a year", async () => {
    const url = await storeAnother();
    for (const asked of ["first", "again"]) {
      const { statusCode, headers, rawPayload } = await site().app.inject({ url });
      expect([asked, statusCode]).toEqual([asked, 200]);
      expect(headers).toMatchObject({
        "content-type": "image/webp",
        "content-length": String(rawPayload.length),
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox",
        "content-disposition": `inline; filename="${url.slice("/media/".length)}"`,
        "cache-control": "public, max-age=31536000, immutable",
        etag: `"${url.slice("/media/".length, -".webp".length)}"`,
      });
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("as headers only for a HEAD request or a browser that already has it", async () => {
    const url = await storeAnother();
    const { headers } = await site().app.inject({ url });
    const known = await site().app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    const head = await site().app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", headers["content-length"]]);
  });

  test.each([
    `${"0".repeat(64)}.webp`,
    `${"0".repeat(64)}`,
    `${"0".repeat(64)}.png`,
    `${"0".repeat(63)}.webp`,
    `${"x".repeat(64)}.webp`,
    "..%2f..%2fpackage.json",
    "%00",
    "%ff",
    "'%20or%201=1",
    "x".repeat(200),
    "",
  ])("but not at %j", async (name) => {
    const { statusCode, headers } = await site().app.inject({ url: `/media/${name}` });
    expect(statusCode).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("an unused picture", () => {
  test("is removed after a day, even if that runs twice", async () => {
    const url = await storeAnother();
    await purgePictures(site().db, features, hoursLater(24));
    expect(await isKept(url)).toBe(true);
    await purgePictures(site().db, features, hoursLater(25));
    await purgePictures(site().db, features, hoursLater(25));
    expect(await isKept(url)).toBe(false);
  });

  test("gets another day when it's uploaded again", async () => {
    const upload = { original: await plain(10, 10, 250).png().toBuffer(), by: chief };
    const { url } = await storePicture(site().db, upload, uploadedAt);
    await storePicture(site().db, upload, hoursLater(23));
    await purgePictures(site().db, features, hoursLater(40));
    expect(await isKept(url)).toBe(true);
  });
});

const article = { title: "x", excerpt: "x", content: "x", category: "general", status: "draft", readTime: 1 } as const;
const item = { name: "x", description: "x", price: 1 };
const player = { gamertag: "x", realName: "x", role: "Coach" } as const;

test.each<[string, (url: string) => Promise<unknown>]>([
  [
    "a player",
    (imageUrl) =>
      site()
        .db.insert(players)
        .values({ id: randomUUIDv7(), ...player, imageUrl }),
  ],
  [
    "an article",
    (imageUrl) =>
      site()
        .db.insert(news)
        .values({ id: randomUUIDv7(), ...article, imageUrl }),
  ],
  [
    "an author",
    (authorImage) =>
      site()
        .db.insert(news)
        .values({ id: randomUUIDv7(), ...article, authorImage }),
  ],
  [
    "a text",
    (url) =>
      site()
        .db.insert(news)
        .values({ id: randomUUIDv7(), ...article, content: `![A goal](${url})` }),
  ],
  [
    "a reward item",
    (imageUrl) =>
      site()
        .db.insert(rewardItems)
        .values({ id: randomUUIDv7(), ...item, imageUrl }),
  ],
  [
    "a player who is in the bin",
    async (imageUrl) => {
      const { api } = await signedInStaff(site(), "chief");
      const id = randomUUIDv7();
      await site()
        .db.insert(players)
        .values({ id, ...player, imageUrl });
      await api(playersAdminApi.remove, { params: { id } });
    },
  ],
])("the picture of %s is kept, and an unused one isn't", async (_what, use) => {
  const used = await storeAnother();
  const other = await storeAnother();
  await use(used);
  await purgePictures(site().db, features, hoursLater(1000));
  expect([await isKept(used), await isKept(other)]).toEqual([true, false]);
});

test("pictures are found by their addresses anywhere in a text, but not by name alone", async () => {
  const [first, second, named] = [await storeAnother(), await storeAnother(), await storeAnother()];
  const content = `![One](${first}) and ![two](https://site.test${second} "two"), not ${named.slice("/media/".length)}`;
  await site()
    .db.insert(news)
    .values({ id: randomUUIDv7(), ...article, content, updatedAt: uploadedAt });
  await purgePictures(site().db, features, hoursLater(1000));
  expect(await Promise.all([first, second, named].map(isKept))).toEqual([true, true, false]);
});

test("the removal of unused pictures knows every picture column", async () => {
  const { rows } = await site().db.execute<{ column: string }>(
    sql`select table_name || '.' || column_name as column from information_schema.columns
        where table_schema = 'public' and (column_name like '%image%' or column_name like '%picture%')`,
  );
  const columns = features.flatMap(({ pictures }) => pictures ?? []).map(({ column }) => column);
  const known = columns.map(({ table, name }) => `${getTableName(table)}.${name}`);
  expect(known).toEqual(expect.arrayContaining(rows.map(({ column }) => column)));
  expect(rows.length).toBeGreaterThan(3);
});

test("the database refuses a picture that isn't named by its content", async () => {
  const row = {
    hash: "0".repeat(64),
    contentType: "image/webp",
    bytes: Buffer.from("x"),
    width: 1,
    height: 1,
  } as const;
  await expect(site().db.insert(media).values(row)).rejects.toMatchObject({ constraint: "media_named_by_content" });
});
