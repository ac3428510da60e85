import { randomUUIDv7 } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { articlePath } from "#contract/news/article-path.ts";
import { NewsArticle } from "#contract/news/schemas.ts";
import { inTransaction, publish } from "#server/database/database.ts";
import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { canaries } from "#server/testing/cast/canaries.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news } from "./news.table.ts";

const site = useSite();
beforeAll(() => fillDemonstration(site().db, features));

const get = (url: string) => site().app.inject({ url });

const article = { id: demoId("news", 1), title: "Two wins in six: the Pennine final, game by game" };
const plain = { title: "Plain", excerpt: "x", content: "x", category: "general", readTime: 1 } as const;

/** Stores an article and publishes the change, as the admin area does. */
async function write(article: Partial<typeof news.$inferInsert>) {
  const id = randomUUIDv7();
  const written = {
    ...plain,
    status: "published" as const,
    publishedAt: new Date("2025-01-01T12:00:00Z"),
    ...article,
    id,
  };
  await inTransaction(site().db, async (tx) => {
    await tx.insert(news).values(written);
    await publish(tx, "news");
  });
  return { id, path: articlePath(written) };
}

async function change(id: string, values: Partial<typeof news.$inferInsert>) {
  await inTransaction(site().db, async (tx) => {
    await tx.update(news).set(values).where(eq(news.id, id));
    await publish(tx, "news");
  });
}

describe("an article's page", () => {
  test("has its text, title, canonical address and card without any script", async () => {
    const { statusCode, body } = await get(articlePath(article));
    expect(statusCode).toBe(200);
    expect(body).toContain("Game one was patience.");
    expect(body).toContain(`<title>${article.title}. ${site().app.team.name}</title>`);
    const address = siteUrl + articlePath(article);
    for (const tag of [
      `<link rel="canonical" href="${address}"/>`,
      '<meta name="description" content="Height from the fourth zone, five times out of six. What went right, and the one rotate that nearly cost it."/>',
      '<meta property="og:type" content="article"/>',
      `<meta property="og:image" content="${siteUrl}/cards/news/${article.id}.png?v=`,
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta property="article:published_time" content="2025-11-10T09:00:00.000Z"/>',
    ]) {
      expect(body).toContain(tag);
    }
    const [, facts = ""] = /<script type="application\/ld\+json">([^<]+)</.exec(body) ?? [];
    expect(JSON.parse(facts)).toMatchObject({
      "@type": "NewsArticle",
      headline: article.title,
      datePublished: "2025-11-10T09:00:00.000Z",
      mainEntityOfPage: address,
    });
  });

  test("links to others, and its headings skip no level", async () => {
    const { body } = await get(articlePath(article));
    expect(body.match(/<a class="article-link" href="\/news\//g)).toHaveLength(3);
    const levels = [...body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test.each([
    `/news/${article.id}`,
    `/news/${article.id}/`,
    `/news/${article.id}/another-title`,
    `/news/${article.id}/another-title?utm_source=feed`,
    `/news/${article.id}/%2e%2e%2fadmin`,
    `/news/${article.id}/%00`,
  ])("can be reached from %s", async (url) => {
    const moved = await get(url);
    expect([307, 308]).toContain(moved.statusCode);
    const next = await get(String(moved.headers.location));
    const arrived = next.statusCode === 308 ? await get(String(next.headers.location)) : next;
    expect(arrived.body).toContain(`<title>${article.title}`);
  });

  test("redirects permanently from an address with an old title or none", async () => {
    const { id, path } = await write({ title: "Before" });
    await get(path);
    await change(id, { title: "After" });
    for (const old of [path, `/news/${id}`, `/news/${id.toUpperCase()}/after`]) {
      const { statusCode, headers } = await get(old);
      expect([statusCode, headers.location]).toEqual([308, `/news/${id}/after`]);
    }
    expect((await get(`/news/${id}/after`)).statusCode).toBe(200);
  });

  test("keeps the query of an address that has moved", async () => {
    const { id } = await write({ title: "Straße nach Łódź" });
    const query = "?utm_source=feed&x=%C3%A4%2F";
    const path = `/news/${id}/strasse-nach-lodz`;
    for (const old of [`/news/${id}/stra-e`, `/news/${id}`, `/news/${id.toUpperCase()}/x`]) {
      const { statusCode, headers } = await get(old + query);
      expect([old, statusCode, headers.location]).toEqual([old, 308, path + query]);
    }
    for (const url of ["/about/", `${path}/`, "/news/"]) {
      const { statusCode, headers } = await get(url + query);
      expect([url, statusCode, headers.location]).toEqual([
        url,
        expect.any(Number),
        expect.stringContaining("?utm_source=feed&x=%C3%A4%2F"),
      ]);
    }
  });

  test("is rendered once for all visitors, and shows a change immediately", async () => {
    const { id, path } = await write({ content: "The first version." });
    const first = await get(path);
    expect((await get(`${path}?utm_source=feed`)).headers.etag).toBe(first.headers.etag);
    await change(id, { content: "The second version." });
    const second = await get(path);
    expect(second.body).toContain("The second version.");
    expect(second.body).not.toContain("The first version.");
    await change(id, { status: "archived" });
    expect((await get(path)).statusCode).toBe(404);
  });
});

test("an article that can't be read right now gets a 503, and works again afterwards", async () => {
  const { path } = await write({ title: "Away" });
  const { db } = site();
  await db.execute(sql`alter table news rename to news_away`);
  const away = await get(path);
  await db.execute(sql`alter table news_away rename to news`);
  expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "5"]);
  expect(away.body).toContain("This page didn’t open.");
  expect(away.body).toContain(`<title>${site().app.team.name}</title>`);
  expect((await get(path)).statusCode).toBe(200);
});

describe("where visitors can't see an article", () => {
  test.each([
    ["a draft", async () => (await write({ status: "draft" })).path],
    ["an archived one", async () => (await write({ status: "archived" })).path],
    ["an unknown one", async () => `/news/${randomUUIDv7()}/plain`],
    ["an unknown one without title", async () => `/news/${randomUUIDv7()}`],
    ["a malformed id", async () => "/news/1%20or%201=1/plain"],
    ["a malformed id without title", async () => "/news/__proto__"],
  ])("%s gets the same page as any unknown article", async (_, address) => {
    const { statusCode, body } = await get(await address());
    expect(statusCode).toBe(404);
    expect(body).toContain("This article isn’t here.");
    expect(body).toBe((await get("/news/nothing-here")).body);
  });

  test.each([
    ["more than an article", async () => `${articlePath(article)}/comments`],
    ["a cursor that no list gave out", async () => "/news?cursor=WyIyMDI1LTAxLTAxIl0"],
    ["a cursor of impossible values", async () => "/news?cursor=WyJ4IiwieSJd"],
  ])("%s gets the same page as any unknown address", async (_, address) => {
    const { statusCode, body } = await get(await address());
    expect(statusCode).toBe(404);
    expect(body).toBe((await get("/nothing-here")).body);
  });
});

describe("the list of all news", () => {
  test("has the newest on its first page and links to older ones, each once", async () => {
    for (let number = 1; number <= 12; number++) await write({ title: `Older ${number}` });
    const seen: string[] = [];
    for (let url: string | undefined = "/news"; url; ) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      seen.push(...[...body.matchAll(/<a class="article-link" href="([^"]+)"/g)].map(([, path]) => path ?? ""));
      url = /href="(\/news\?cursor=[\w-]+)"/.exec(body)?.[1];
    }
    expect(seen[0]).toBe(articlePath(article));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(19);
  });

  test("is open to search engines, but its older pages aren't", async () => {
    const { body } = await get("/news");
    expect(body).toContain(`<link rel="canonical" href="${siteUrl}/news"/>`);
    expect(body).not.toContain("noindex");
    const older = /href="(\/news\?cursor=[\w-]+)"/.exec(body)?.[1] ?? "";
    expect((await get(older)).body).toContain('<meta name="robots" content="noindex"/>');
  });

  test("starts again from the first page if its cursor is invalid", async () => {
    const { statusCode, headers } = await get("/news?cursor=%00%ff!");
    expect([statusCode, headers.location]).toEqual([307, "/news"]);
  });
});

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
const elementsOf = (html: string) => tagsOf(html).flatMap((tag) => /^<([a-z][\w-]*)/i.exec(tag)?.[1] ?? []);
const countOf = (name: string, html: string) => elementsOf(html).filter((element) => element === name).length;
const allMarkdown =
  "# a\n\n*b* **c** ~~d~~ `e` [f](/about) ![g](/art/g.svg)\n\n> h\n\n- i\n\n1. j\n\n---\n\n    k\n\n|l|\n|-|\n|m|\n\nn\\\no";

describe("an article's text", () => {
  const known = new Set<string>();
  let scripts = 0;
  beforeAll(async () => {
    const { id, path } = await write({ content: allMarkdown, tags: ["a", "b", "c", "d"] });
    const pages = await Promise.all([path, "/news", "/"].map(get));
    for (const { body } of pages) for (const element of elementsOf(body)) known.add(element);
    scripts = countOf("script", pages[0]?.body ?? "");
    await change(id, { status: "archived" });
  });

  test.each(canaries)("is shown everywhere as text: %j", async (text) => {
    const { title, authorName, tags } = NewsArticle.shape;
    const { id, path } = await write({
      title: title.safeParse(text).data ?? "Plain",
      excerpt: text,
      content: text,
      authorName: authorName.safeParse(text).data ?? null,
      tags: tags.safeParse([text]).data ?? [],
      publishedAt: new Date(),
    });
    const article = await get(path);
    expect(countOf("script", article.body)).toBe(scripts);
    for (const { statusCode, body } of [article, await get("/news"), await get("/")]) {
      expect(statusCode).toBe(200);
      expect(elementsOf(body).filter((element) => !known.has(element))).toEqual([]);
      for (const tag of tagsOf(body)) {
        expect(tag.replaceAll(/"[^"]*"/g, "")).not.toMatch(/\son\w+|srcdoc|http-equiv/i);
        expect(tag).not.toMatch(
          /="\s*(javascript|vbscript|data:text)|(href|src|action)="(?!\/(?!\/))[^"]*evil\.example/i,
        ); // a tag's page is on this site
      }
    }
    await change(id, { status: "archived" });
  });

  test.each(["[", "> ", "![[", "- ", "<div>", "*a "])(
    "still makes a page with a hundred thousand characters of %j",
    async (piece) => {
      const { id, path } = await write({ content: piece.repeat(Math.floor(100_000 / piece.length)) });
      expect((await get(path)).statusCode).toBe(200);
      await change(id, { status: "archived" });
    },
  );
});
