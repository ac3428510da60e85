import { publicFile } from "#server/cache/public-responses.ts";
import { listPublishedAddresses } from "#server/features/news/news.service.ts";
import type { App } from "#server/routing/route.ts";
import { mostArticles, writeSitemap } from "./sitemap.format.ts";

const sitemapPath = "/sitemap.xml";

export async function sitemapRoutes(app: App) {
  const sitemap = async () => {
    const articles = await listPublishedAddresses(app.db, mostArticles);
    return writeSitemap({ articles, team: app.team }, app.siteUrl);
  };
  app.get(sitemapPath, publicFile("application/xml; charset=utf-8", sitemap));
  app.get(
    "/robots.txt",
    publicFile("text/plain; charset=utf-8", async () => robots(app.siteUrl)),
  );
}

const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /temp-access/

Sitemap: ${new URL(sitemapPath, siteUrl).href}
`;
