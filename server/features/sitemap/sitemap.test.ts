import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { inTransaction, publish } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { news } from "#server/features/news/news.table.ts";
import { features } from "#server/features.ts";
import { siteUrl } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { listedPages, mostArticles, writeSitemap } from "./sitemap.format.ts";

const site = useSite();

const get = (url: string) => site().app.inject({ url });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");

test("the sitemap has the pages, every published article, category, tag and result, and each address works", async () => {
  await fillDemonstration(site().db, features);
  const { statusCode, headers, body } = await get("/sitemap.xml");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const addresses = addressesIn(body);
  expect(addresses).toHaveLength(listedPages(site().app.team).length + 7 + 8 + 7 + 19);
  expect(body).toContain("<lastmod>2025-11-10T09:00:00.000Z</lastmod>");
  for (const address of addresses) {
    expect(address.startsWith(siteUrl)).toBe(true);
    expect((await get(address.slice(siteUrl.length))).statusCode, address).toBe(200);
  }
});

test("an article is in it as soon as it's published, and a draft never is", async () => {
  const article = { excerpt: "x", content: "x", category: "general", readTime: 1 } as const;
  await inTransaction(site().db, async (tx) => {
    await tx.insert(news).values([
      { ...article, id: randomUUIDv7(), title: "Now out", status: "published", publishedAt: new Date() },
      { ...article, id: randomUUIDv7(), title: "Not yet", status: "draft" },
    ]);
    await publish(tx, "news");
  });
  const { body } = await get("/sitemap.xml");
  expect(body).toContain("/now-out</loc>");
  expect(body).not.toContain("/not-yet");
  expect((await get("/news/feed.xml")).body).toContain("<title>Now out</title>");
});

test("it never has more addresses than a sitemap can hold", () => {
  const team = { ...site().app.team, sponsors: [{ name: "Lumen Audio" }] };
  const articles = Array.from({ length: mostArticles }, (_, at) => ({
    id: String(at),
    title: "x",
    updatedAt: new Date(0),
  }));
  const paths = Array.from({ length: 12_000 }, () => "/players/x");
  expect(addressesIn(writeSitemap({ articles, paths, team }, siteUrl))).toHaveLength(50_000);
});

test("robots.txt keeps crawlers from the API and the admin area, and names the sitemap", async () => {
  const { headers, body } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", "Disallow: /admin", `Sitemap: ${siteUrl}/sitemap.xml`]),
  );
});
