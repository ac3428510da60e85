import { resultPath } from "#contract/achievements/result-path.ts";
import { publicFile } from "#server/cache/public-responses.ts";
import { listResultAddresses } from "#server/features/achievements/results.service.ts";
import { listNewsPaths, listPublishedAddresses } from "#server/features/news/news.service.ts";
import { listPlayerPaths } from "#server/features/player-pages/player-pages.service.ts";
import type { App } from "#server/routing/route.ts";
import { mostArticles, mostPaths, writeSitemap } from "./sitemap.format.ts";

const sitemapPath = "/sitemap.xml";

export async function sitemapRoutes(app: App) {
  const sitemap = async () => {
    const articles = await listPublishedAddresses(app.db, mostArticles);
    const results = await listResultAddresses(app.db, mostPaths.results);
    const paths = [
      ...results.map(resultPath),
      ...(await listPlayerPaths(app.db, mostPaths.players)),
      ...(await listNewsPaths(app.db, mostPaths.news)),
    ];
    return writeSitemap({ articles, paths, team: app.team }, app.siteUrl);
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
