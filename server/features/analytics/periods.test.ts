import { beforeEach, expect, test } from "vitest";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { viewsFilePath } from "#contract/analytics/constants.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { addPageViews, nameOfView } from "./analytics.service.ts";
import { pageViews } from "./analytics.table.ts";
import { getOverview } from "./overview.service.ts";

const timeZone = "Europe/London";
const site = useSite();

beforeEach(async () => {
  await site().db.delete(pageViews);
});

const noon = new Date("2026-03-29T12:00:00Z");
const daysAgo = (days: number, from = noon) => new Date(from.getTime() - days * 86_400_000);
const view = (page: string, at: Date, views = 1) =>
  addPageViews(site().db, new Map([[nameOfView(page, timeZone, at), views]]));

test("7, 30, 90 and 365 days are each compared with the same length before", async () => {
  for (const days of [0, 6, 7, 13, 14, 59, 60, 179, 180, 364, 365, 729, 730]) await view("/", daysAgo(days));
  const told = async (days: "7" | "30" | "90" | "365") => {
    const { period, days: each } = await getOverview(site().db, { period: days, timeZone }, noon);
    expect(each).toHaveLength(period.days);
    return [period.days, period.views, period.viewsBefore];
  };
  expect(await told("7")).toEqual([7, 2, 2]);
  expect(await told("30")).toEqual([30, 5, 1]);
  expect(await told("90")).toEqual([90, 7, 1]);
  expect(await told("365")).toEqual([365, 10, 2]);
});

test("pages are ranked by views in the period, with their earlier views; pages viewed only earlier aren't listed", async () => {
  await view("/about", daysAgo(1), 3);
  await view("/about", daysAgo(8), 5);
  await view("/news", daysAgo(2), 9);
  await view("/terms", daysAgo(9), 50);
  expect((await getOverview(site().db, { period: "7", timeZone }, noon)).pageStats).toEqual([
    { page: "/news", title: null, views: 9, viewsBefore: 0 },
    { page: "/about", title: null, views: 3, viewsBefore: 5 },
  ]);
});

test("a day begins at midnight in the team's time zone, in summer and in winter", () => {
  const dayIn = (moment: string) => nameOfView("/", timeZone, new Date(moment)).split(" ")[0];
  expect(dayIn("2026-07-01T22:59:59Z")).toBe("2026-07-01");
  expect(dayIn("2026-07-01T23:00:00Z")).toBe("2026-07-02"); // an hour ahead of UTC
  expect(dayIn("2026-12-01T23:30:00Z")).toBe("2026-12-01");
});

test("the CSV file has each page on each day, with articles by title", async () => {
  const chief = await signedInStaff(site(), "chief");
  const body = { title: "=First win", excerpt: "x", content: "x", status: "published" } as const;
  const article = await chief.api(newsDeskApi.create, { body });
  const now = new Date();
  await view(articlePath(article), now, 2);
  await view("/about", daysAgo(3, now), 4);
  await view("/about", daysAgo(40, now), 8);
  const response = await site().app.inject({ url: `${viewsFilePath}?days=30`, headers: chief.headers });
  expect(response.headers["content-disposition"]).toBe('attachment; filename="views-30-days.csv"');
  const lines = response.body.replace("\ufeff", "").trim().split("\r\n");
  expect(lines[0]).toBe("Day,Page,Title,Views");
  expect(lines.slice(1).map((line) => line.slice("2026-03-29,".length))).toEqual([
    `${articlePath(article)},"'=First win",2`,
    "/about,,4",
  ]);
});

test("any other number of days is refused with a sentence", async () => {
  const chief = await signedInStaff(site(), "chief");
  const query: Record<string, string> = { days: "12" };
  const refused = { status: 400, sentence: "Days must be 7, 30, 90 or 365" };
  await expect(chief.api(analyticsAdminApi.overview, { query })).rejects.toMatchObject(refused);
});
