import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { articlePath } from "#contract/news/article-path.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import type { Renderer } from "./renderer.ts";

/** What was rendered, and how many pages at once. */
const renders = { urls: [] as string[], atOnce: 0, mostAtOnce: 0 };

const counted = (built: Renderer): Renderer => ({
  ...built,
  render: async (request) => {
    renders.urls.push(request.url);
    renders.mostAtOnce = Math.max(renders.mostAtOnce, ++renders.atOnce);
    return built.render(request).finally(() => renders.atOnce--);
  },
});

let site: TestSite;
let articles: { id: string; title: string }[] = [];
beforeAll(async () => {
  site = await createTestSite({}, { aroundRenderer: counted });
  await fillDemonstration(site.db, features);
  articles = await site.api(newsApi.cards);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.app.responses.invalidate("*");
  await get("/news/nothing-here");
  Object.assign(renders, { urls: [], atOnce: 0, mostAtOnce: 0 });
});

const get = (url: string, cookie = "") => site.app.inject({ url, headers: { cookie } });
const forEach = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

test.each([
  ["an invented id", () => `/news/${randomUUIDv7()}`],
  ["an invented id with words", () => `/news/${randomUUIDv7()}/x`],
  ["no id", (at: number) => `/news/a-story-${at}`],
])("an address with %s is 404 without being rendered", async (_what, address) => {
  const nowhere = (await get("/news/nothing-here")).body;
  expect(nowhere).toContain("This article isn’t here.");
  expect(nowhere).toContain(".error-page__note{");
  const answers = await Promise.all(forEach(20, (at) => get(address(at))));
  for (const { statusCode, body } of answers) expect([statusCode, body === nowhere]).toEqual([404, true]);
  expect(renders.urls).toEqual([]);
});

test("an article's other addresses redirect without being rendered", async () => {
  const [article] = articles;
  if (!article) throw new Error("The demonstration has no articles");
  const answers = await Promise.all(forEach(20, (at) => get(`/news/${article.id}/words-${at}`)));
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([308, articlePath(article), "no-cache"]);
  expect(renders.urls).toEqual([]);
});

test("articles requested at once are rendered one at a time, each once", async () => {
  const paths = articles.map(articlePath);
  const answers = await Promise.all([...paths, ...paths].map((path) => get(path)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(renders.urls.toSorted()).toEqual(paths.toSorted());
  expect(renders.mostAtOnce).toBe(1);
});

test("a member gets the same redirects and 404s as a visitor", async () => {
  const { cookie } = await signedInMember(site);
  const [article] = articles;
  const moved = await get(`/news/${article?.id}`, cookie);
  expect([moved.statusCode, moved.headers["cache-control"]]).toEqual([308, "no-store"]);
  expect((await get(`/news/${randomUUIDv7()}`, cookie)).statusCode).toBe(404);
  expect((await get(`/news/${randomUUIDv7()}`, cookie)).statusCode).toBe(404);
  expect(renders.urls).toEqual(["/news/nothing/here/either"]);
});
