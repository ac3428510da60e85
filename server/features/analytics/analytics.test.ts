import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { features } from "#server/features.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { addPageViews, nameOfView } from "./analytics.service.ts";
import { liveViewers, pageViews } from "./analytics.table.ts";
import { getOverview } from "./overview.service.ts";

const timeZone = "Europe/London";
const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});
beforeEach(async () => {
  await written(); // drops what was counted before
  for (const table of [pageViews, liveViewers, rateLimits]) await site().db.delete(table);
});

const noon = new Date("2026-03-29T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const daysLater = (days: number) => later(days * 86_400);
const tab = (number: number) => `tab-${String(number).padStart(8, "0")}`;

const beacon = (payload: unknown, remoteAddress = "198.51.100.1") =>
  site().app.inject({
    method: "POST",
    url: "/api/analytics/beacon",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
    remoteAddress,
  });
const overview = () => chief.api(analyticsAdminApi.overview);
const viewers = () => chief.api(analyticsAdminApi.viewers);
/** Returns what is stored once everything received has been written. */
async function written() {
  await Promise.all([overview(), viewers()]);
  return [...(await site().db.select().from(pageViews)), ...(await site().db.select().from(liveViewers))];
}

describe("a beacon", () => {
  test("counts a view of its page and keeps its viewer live", async () => {
    expect((await beacon({ page: "/about", viewer: tab(1) })).statusCode).toBe(204);
    expect(await overview()).toMatchObject({ totalViews: 1, pageStats: [{ page: "/about", views: 1 }] });
    expect(await viewers()).toEqual({ total: 1, byPage: [{ page: "/about", title: null, viewers: 1 }] });
  });

  test("that only reports a viewer as still there counts no view", async () => {
    await beacon({ page: "/about", viewer: tab(1), isView: false });
    expect(await overview()).toMatchObject({ totalViews: 0, pageStats: [] });
    expect((await viewers()).total).toBe(1);
  });

  test("is written together with others, and counts as soon as somebody looks", async () => {
    for (let number = 1; number <= 20; number++) await beacon({ page: "/about", viewer: tab(number), isView: false });
    expect(await site().db.select().from(liveViewers)).toEqual([]);
    expect((await viewers()).total).toBe(20);
    expect(await site().db.select().from(liveViewers)).toHaveLength(20);
  });

  test("moves a viewer who went on to another page", async () => {
    await beacon({ page: "/", viewer: tab(1) });
    await beacon({ page: "/news", viewer: tab(1) });
    expect(await viewers()).toEqual({ total: 1, byPage: [{ page: "/news", title: null, viewers: 1 }] });
    expect((await overview()).totalViews).toBe(2);
  });

  test("stores nothing that identifies the visitor", async () => {
    const visit = { page: "/about", viewer: tab(1) };
    await beacon(visit, "203.0.113.77");
    const kept = JSON.stringify(await written());
    expect(kept).toContain(visit.viewer);
    expect(kept).not.toContain("203.0.113.77");
    expect((await beacon(visit)).headers["set-cookie"]).toBeUndefined();
  });

  test("counts an article under its own address, however it was reached", async () => {
    await fillDemonstration(site().db, features);
    const [article] = await site().api(newsApi.cards);
    if (!article) throw new Error("The demonstration has no articles");
    for (const page of [`/news/${article.id}`, `/news/${article.id}/`, articlePath(article), `/news/${article.id}/x/y`])
      await beacon({ page, viewer: tab(1) });
    const { title } = article;
    expect((await overview()).pageStats).toEqual([{ page: articlePath(article), title, views: 4, viewsBefore: 0 }]);
    expect((await overview()).counts).toEqual({ players: 6, achievements: 8, news: 7 });
  });

  test.each([
    "/nothing-here",
    "/about/us",
    "/About",
    "//about",
    "/%61bout",
    "/news/no-article",
    "/news/01980000-0000-7000-8000-000000000009/x",
    "/news/feed.xml",
    "/admin",
    "/admin/players",
    "/admin-login",
    "/temp-access/abc",
    "/locked",
    "/api/players",
    "/assets/x.js",
  ])("for %s counts nothing", async (page) => {
    expect((await beacon({ page, viewer: tab(1) })).statusCode).toBe(204);
    expect(await written()).toEqual([]);
  });

  test("for a draft counts nothing", async () => {
    const body = { title: "Not out", excerpt: "x", content: "x", status: "draft" } as const;
    const draft = await chief.api(newsDeskApi.create, { body });
    await beacon({ page: articlePath(draft), viewer: tab(1) });
    expect((await overview()).totalViews).toBe(0);
  });

  test.each([
    {},
    { page: "/" },
    { viewer: tab(1) },
    { page: "/?x=1", viewer: tab(1) },
    { page: "about", viewer: tab(1) },
    { page: "https://evil.test/", viewer: tab(1) },
    { page: "/<script>", viewer: tab(1) },
    { page: "/".repeat(201), viewer: tab(1) },
    { page: "/a\u0000", viewer: tab(1) },
    { page: ["/"], viewer: tab(1) },
    { page: "/", viewer: "short" },
    { page: "/", viewer: "x".repeat(65) },
    { page: "/", viewer: "tab_00000001" },
    { page: "/", viewer: "tab-0000 001" },
    { page: "/", viewer: 12_345_678 },
    { page: "/", viewer: tab(1), isView: "no" },
    { page: "/", viewer: tab(1), user: "Sam" },
  ])("%j is refused", async (payload) => {
    expect((await beacon(payload)).statusCode).toBe(400);
    expect(await written()).toEqual([]);
  });

  test("of more than a kilobyte gets a 413", async () => {
    expect((await beacon({ page: "/", viewer: tab(1), more: "x".repeat(1024) })).statusCode).toBe(413);
  });
});

describe("one address", () => {
  test("can have two hundred tabs open, and each is counted", async () => {
    const tabs = Array.from({ length: 200 }, (_, number) => tab(number));
    await Promise.all(tabs.map((viewer) => beacon({ page: "/", viewer })));
    for (let times = 0; times < 3; times++)
      await Promise.all(tabs.map((viewer, at) => beacon({ page: at % 4 ? "/" : "/news", viewer, isView: false })));
    expect(await viewers()).toEqual({
      total: 200,
      byPage: [
        { page: "/", title: null, viewers: 150 },
        { page: "/news", title: null, viewers: 50 },
      ],
    });
    expect((await overview()).totalViews).toBe(200);
  });

  test("can't inflate the counts: beyond its limit it still gets a 204, and others still count", async () => {
    const responses = await Promise.all(Array.from({ length: 320 }, () => beacon({ page: "/", viewer: tab(1) })));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await overview()).totalViews).toBe(300);
    await beacon({ page: "/", viewer: tab(2) }, "198.51.100.2");
    expect((await overview()).totalViews).toBe(301);
  });
});

describe("views", () => {
  test("are counted exactly when many instances write them at once", async () => {
    const counts = new Map(["/", "/news"].map((page) => [nameOfView(page, timeZone, noon), 50]));
    await Promise.all(Array.from({ length: 10 }, () => addPageViews(site().db, counts)));
    expect((await getOverview(site().db, { period: "30", timeZone }, noon)).pageStats).toMatchObject([
      { page: "/", views: 500 },
      { page: "/news", views: 500 },
    ]);
  });

  test("are given for each of the last 30 days, even those without any, and in total", async () => {
    const { db } = site();
    for (const days of [0, 0, -1, -29, -30, -400])
      await addPageViews(db, new Map([[nameOfView("/", timeZone, daysLater(days)), 1]]));
    const { totalViews, days } = await getOverview(db, { period: "30", timeZone }, noon);
    expect(totalViews).toBe(6);
    expect(days).toHaveLength(30);
    expect([days[0], days[1], days[28], days[29]]).toEqual([
      { day: "2026-02-28", views: 1, viewsBefore: 0 },
      { day: "2026-03-01", views: 0, viewsBefore: 0 },
      { day: "2026-03-28", views: 1, viewsBefore: 0 },
      { day: "2026-03-29", views: 2, viewsBefore: 1 },
    ]);
  });
});

test("only staff who may see the figures do", async () => {
  for (const { path } of [analyticsAdminApi.overview, analyticsAdminApi.viewers]) {
    expect((await site().app.inject({ url: path })).statusCode).toBe(401);
    const { headers } = await signedInStaff(site(), "management");
    expect((await site().app.inject({ url: path, headers })).statusCode).toBe(403);
  }
});
