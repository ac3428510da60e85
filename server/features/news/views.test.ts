import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { publish } from "#server/database/database.ts";
import { pageViews } from "#server/features/analytics/analytics.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news } from "./news.table.ts";

const site = useSite();
const ids = [randomUUIDv7(), randomUUIDv7()];
const [id = "", other = ""] = ids;

const article = {
  title: "Long",
  excerpt: "Long",
  content: "Text",
  category: "general",
  status: "published",
  readTime: 1,
  publishedAt: new Date("2026-01-01T00:00:00Z"),
} as const;

beforeAll(async () => {
  await site()
    .db.insert(news)
    .values(ids.map((id) => ({ id, ...article })));
});
beforeEach(() => site().db.delete(rateLimits));

const view = (of: string, remoteAddress = "198.51.100.1") =>
  site().app.inject({ method: "POST", url: `/api/news/${of}/view`, remoteAddress });
const shown = async (of: string) => (await site().api(newsApi.get, { params: { id: of } })).views;
const listed = async (of: string) => (await site().api(newsApi.cards)).find((one) => one.id === of)?.views;
const stored = async (of: string) => (await site().db.select().from(news).where(eq(news.id, of)))[0]?.views;

const viewsOf = async (page: string) =>
  (await site().db.select().from(pageViews).where(eq(pageViews.page, page)))[0]?.views ?? 0;

test("views show in the article's own answer immediately, and are written to the database together", async () => {
  const chief = await signedInStaff(site(), "chief");
  const before = await shown(id);
  const written = (await stored(id)) ?? 0;
  await Promise.all(Array.from({ length: 50 }, () => view(id)));
  expect(await shown(id)).toBe(before + 50);
  expect(await stored(id)).toBe(written);
  expect((await chief.api(newsDeskApi.get, { params: { id } })).views).toBe(before + 50);
  expect(await stored(id)).toBe(before + 50);
  expect(await shown(id)).toBe(before + 50);
});

test("a view doesn't make lists and pages again, which show it once they are", async () => {
  const page = articlePath({ id, title: article.title });
  const [before, text] = [await listed(id), (await site().app.inject({ url: page })).body];
  await view(id);
  expect(await listed(id)).toBe(before);
  expect((await site().app.inject({ url: page })).body).toBe(text);
  const chief = await signedInStaff(site(), "chief");
  await chief.api(newsDeskApi.list); // which shows all views, so that they're written first
  await publish(site().db, "news");
  expect(await listed(id)).toBe((before ?? 0) + 1);
});

test("views that are written while others read are counted once", async () => {
  const chief = await signedInStaff(site(), "chief");
  const before = await shown(id);
  for (let round = 1; round <= 20; round++) {
    await view(id); // so that the article is read again, in the middle of the writing
    const [, ...seen] = await Promise.all([chief.api(newsDeskApi.list), shown(id), shown(id), shown(id)]);
    expect(seen).toEqual([before + round, before + round, before + round]);
  }
});

test("a listening site writes views and page views within seconds, and the rest when it stops", async () => {
  const own = await createTestSite({}, { database: site().database });
  const before = [(await stored(id)) ?? 0, await viewsOf("/about")];
  const count = async () => {
    await own.app.inject({ method: "POST", url: `/api/news/${id}/view` });
    const payload = { page: "/about", viewer: "tab-00000001" };
    await own.app.inject({ method: "POST", url: analyticsApi.beacon.path, payload });
  };
  const written = async () => [(await stored(id)) ?? 0, await viewsOf("/about")];
  await own.app.listen({ port: 0, host: "127.0.0.1" });
  await count();
  await expect.poll(written).toEqual(before.map((views) => views + 1));
  await count();
  await own.app.close();
  expect(await written()).toEqual(before.map((views) => views + 2));
});

describe("limits", () => {
  test("one address counts 300 views a minute, and others still count", async () => {
    const before = await shown(other);
    const responses = await Promise.all(Array.from({ length: 320 }, () => view(other)));
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(20);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(await shown(other)).toBe(before + 300);
    expect((await view(other, "203.0.113.5")).statusCode).toBe(204);
  });

  test("a member can change their names 60 times an hour", async () => {
    const { api, headers } = await signedInMember(site());
    for (let change = 0; change < 60; change++)
      await api(accountsApi.updateProfile, { body: { name: `Sam ${change}` } });
    for (const { method, path, payload } of [
      { ...accountsApi.updateProfile, payload: { name: "Robin" } },
      { ...accountsApi.updateDiscord, payload: { discord: "robin" } },
    ])
      expect((await site().app.inject({ method, url: path, headers, payload })).statusCode).toBe(429);
  });
});
