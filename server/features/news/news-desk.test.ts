import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { CreateArticleRequest } from "#contract/news/desk/forms.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { actorOf, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedChanges } from "#server/testing/records/recorded-changes.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news } from "./news.table.ts";
import { createArticle, updateArticle } from "./news-desk.service.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;
let by: Awaited<ReturnType<typeof actorOf>>;
const draft: CreateArticleRequest = {
  title: "Placeholder wins",
  excerpt: "A short word.",
  content: "The **whole** story.",
  status: "draft",
};

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief", "Chris Chief");
  by = await actorOf(site(), chief);
});
beforeEach(async () => {
  await site().db.delete(news);
  await site().db.delete(auditLog);
});

const create = (change: Partial<CreateArticleRequest> = {}) =>
  chief.api(newsDeskApi.create, { body: { ...draft, ...change } });
const update = (id: string, version: number, change: Partial<CreateArticleRequest> = {}) =>
  chief.api(newsDeskApi.update, { params: { id }, body: { ...draft, ...change, version } });
const post = (url: string, payload: unknown) =>
  site().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json", ...chief.headers },
    payload: JSON.stringify(payload),
  });
const bodyOf = async (url: string) => (await site().app.inject({ url })).body;

describe("a new article", () => {
  test("is published as an announcement by default, and everybody can read it immediately", async () => {
    expect(await bodyOf("/news")).not.toContain("Placeholder wins");
    const { status: _status, ...rest } = draft;
    const made = await chief.api(newsDeskApi.create, { body: rest });
    expect(made).toEqual({
      id: expect.any(String),
      ...draft,
      status: "published",
      category: "announcement",
      featured: false,
      imageUrl: null,
      authorName: null,
      authorImage: null,
      tags: [],
      publishedAt: expect.any(String),
      scheduledAt: null,
      readTime: 1,
      views: 0,
      version: 1,
    });
    for (const page of ["/news", "/", "/news/feed.xml", "/sitemap.xml"])
      expect(await bodyOf(page), page).toMatch(/Placeholder wins|placeholder-wins/);
    expect(await recordedChanges(site(), "news.create")).toMatchObject([
      {
        actor: "Chris Chief",
        target: "Placeholder wins",
        targetId: made.id,
        before: null,
        after: { status: "published" },
      },
    ]);
  });

  test("can only be read by staff as a draft, and keeps the date it was first published", async () => {
    const { id } = await create();
    expect((await chief.api(newsDeskApi.get, { params: { id } })).publishedAt).toBeNull();
    await expect(site().api(newsApi.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(site().api(newsApi.countView, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await site().api(newsApi.list)).toEqual([]);

    const out = await update(id, 1, { status: "published" });
    expect(out.publishedAt).not.toBeNull();
    expect((await site().api(newsApi.get, { params: { id } })).contentHtml).toContain("<strong>whole</strong>");
    const archived = await update(id, 2, { status: "archived" });
    expect(archived.publishedAt).toBe(out.publishedAt);
    expect(await site().api(newsApi.list)).toEqual([]);
    expect((await site().app.inject({ url: `/news/${id}/placeholder-wins` })).statusCode).toBe(404);
    expect((await update(id, 3, { status: "published" })).publishedAt).toBe(out.publishedAt);
  });

  test("gets its read time from its words, also after a change", async () => {
    const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
    const { id, readTime } = await create({ content: words(401) });
    expect(readTime).toBe(3);
    expect((await update(id, 1, { content: words(400) })).readTime).toBe(2);
    expect((await update(id, 2, { content: "one" })).readTime).toBe(1);
    expect((await update(id, 3, { content: "我们昨天赢得了比赛".repeat(100) })).readTime).toBe(3);
  });

  test("has its tags trimmed, and can't have one twice", async () => {
    expect((await create({ tags: [" recap ", "Trios"] })).tags).toEqual(["recap", "Trios"]);
    const twice = await post("/api/admin/news", { ...draft, tags: ["Recap", " recap "] });
    expect([twice.statusCode, twice.json().error]).toEqual([400, "You’ve already added this tag"]);
  });

  test("can have 100,000 letters of any script, and a request of half a megabyte", async () => {
    const response = await post("/api/admin/news", { ...draft, content: "山".repeat(100_000) });
    expect(response.statusCode).toBe(201);
    expect((await post("/api/admin/news", { ...draft, content: "x".repeat(600_000) })).statusCode).toBe(413);
  });
});

describe("changing an article", () => {
  test("takes effect immediately, bumps the version and is recorded", async () => {
    const { id } = await create({ status: "published", tags: ["recap"] });
    const changed = await update(id, 1, { status: "published", title: "Placeholder loses", featured: true });
    expect(changed).toMatchObject({ id, version: 2, title: "Placeholder loses", featured: true, tags: [] });
    expect(await site().api(newsApi.list)).toMatchObject([{ title: "Placeholder loses" }]);
    expect(await bodyOf(`/news/${id}/placeholder-loses`)).toContain("Placeholder loses");
    const [change] = await recordedChanges(site(), "news.update");
    expect(change).toMatchObject({
      target: "Placeholder loses",
      before: { title: "Placeholder wins", version: 1, tags: ["recap"] },
      after: { title: "Placeholder loses", version: 2, tags: [] },
    });
  });

  test("from an earlier version is refused, and nothing is lost", async () => {
    const { id } = await create();
    await update(id, 1, { title: "Mine" });
    await expect(update(id, 1, { title: "Theirs" })).rejects.toMatchObject({
      status: 409,
      sentence:
        "Someone else changed this article while you were editing. Your changes are still here: check theirs and save again.",
    });
    await expect(update(id, 3)).rejects.toMatchObject({ status: 409 });
    expect(await chief.api(newsDeskApi.get, { params: { id } })).toMatchObject({ title: "Mine", version: 2 });
  });

  test("ten times at once from one version succeeds once", async () => {
    const { id } = await create();
    const tried = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => update(id, 1, { title: `By ${at}` })));
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await recordedChanges(site(), "news.update")).toHaveLength(1);
  });

  test("with an invalid version is refused", async () => {
    const { id } = await create();
    for (const version of [0, 1.5, "1", null, 2 ** 53]) {
      const response = await site().app.inject({
        method: "PUT",
        url: `/api/admin/news/${id}`,
        headers: chief.headers,
        payload: { ...draft, version },
      });
      expect(response.statusCode).toBe(400);
    }
  });

  test("updates its date in the sitemap and the feed, and a view doesn't", async () => {
    const written = new Date("2026-03-01T08:00:00Z");
    const edited = new Date("2026-03-02T09:00:00Z");
    const dated = CreateArticleRequest.parse({ ...draft, status: "published" });
    const { id } = await createArticle(site().db, { article: dated, by }, written);
    expect(await bodyOf("/sitemap.xml")).toContain("<lastmod>2026-03-01T08:00:00.000Z</lastmod>");
    await updateArticle(site().db, { id, article: { ...dated, version: 1 }, by }, edited);
    await site().api(newsApi.countView, { params: { id } });
    expect(await bodyOf("/sitemap.xml")).toContain("<lastmod>2026-03-02T09:00:00.000Z</lastmod>");
    const feed = await bodyOf("/news/feed.xml");
    expect(feed).toContain("<pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>");
    expect(feed).toContain("<atom:updated>2026-03-02T09:00:00.000Z</atom:updated>");
  });
});

test("a deleted article is gone everywhere immediately, and the audit log has what it was", async () => {
  const { id } = await create({ status: "published", content: "x".repeat(5000) });
  expect(await bodyOf("/news")).toContain("Placeholder wins");
  await chief.api(newsDeskApi.remove, { params: { id } });
  expect(await bodyOf("/news")).not.toContain("Placeholder wins");
  expect(await chief.api(newsDeskApi.list)).toEqual([]);
  expect(await recordedChanges(site(), "news.remove")).toMatchObject([
    { target: "Placeholder wins", before: { title: "Placeholder wins", content: `${"x".repeat(2000)}…` }, after: null },
  ]);
});

test("an unknown article gets a 404 for every action", async () => {
  const id = "01980000-0000-7000-8000-000000000009";
  await expect(chief.api(newsDeskApi.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(update(id, 1)).rejects.toMatchObject({ status: 404 });
  await expect(chief.api(newsDeskApi.remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test("the news desk lists every status, newest first, without the text, page by page", async () => {
  const statuses = ["draft", "published", "archived"] as const;
  for (const [day, status] of statuses.entries()) {
    const { id } = await create({ title: status, status });
    await site()
      .db.update(news)
      .set({ createdAt: new Date(Date.UTC(2026, 0, day + 1)) })
      .where(eq(news.id, id));
  }
  const get = (url: string) => site().app.inject({ url, headers: chief.headers });
  const first = await get("/api/admin/news?limit=2");
  expect(first.json().map(({ title }: { title: string }) => title)).toEqual(["archived", "published"]);
  expect(first.json()[0]).not.toHaveProperty("content");
  expect(first.json()[0]).toHaveProperty("version", 1);
  const [, next = ""] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
  expect((await get(next)).json()).toMatchObject([{ title: "draft" }]);
  expect((await get("/api/admin/news?status=draft")).json()).toMatchObject([{ title: "draft" }]);
  expect((await get("/api/admin/news?status=gone")).statusCode).toBe(400);
});
