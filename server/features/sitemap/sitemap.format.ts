import { articlePath } from "#contract/news/article-path.ts";
import { isRecruiting } from "#contract/team/openings.ts";
import { teamPages } from "#contract/team/team-pages.ts";
import type { Team } from "#contract/team.ts";
import { textElement, xmlDeclaration } from "#server/platform/text/xml.ts";

/** The pages that search engines should know, besides the articles. */
export const listedPages = (team: Team): string[] => [
  "/",
  "/news",
  "/players",
  "/results",
  "/schedule",
  "/privacy",
  "/terms",
  ...(isRecruiting(team) ? ["/apply"] : []),
  ...teamPages(team),
];
/** The most addresses that one sitemap may hold. */
const most = 50_000;
const mostPages = 11;
/** Results, players, and categories and tags of news; the rest is for articles. */
export const mostPaths = { results: 10_000, players: 1_000, news: 1_000 };
export const mostArticles = most - mostPages - mostPaths.results - mostPaths.players - mostPaths.news;

type Listed = { path: string; changedAt?: Date };

type Contents = {
  /** Those of results, of players' own pages, and of categories and tags that have articles. */
  paths: string[];
  articles: { id: string; title: string; updatedAt: Date }[];
  team: Team;
};

export function writeSitemap({ articles, paths, team }: Contents, siteUrl: string): string {
  const addresses: Listed[] = [
    ...listedPages(team).map((path) => ({ path })),
    ...paths.map((path) => ({ path })),
    ...articles.map((article) => ({ path: articlePath(article), changedAt: article.updatedAt })),
  ];
  const entries = addresses.map(({ path, changedAt }) => {
    const location = textElement("loc", new URL(path, siteUrl).href);
    return `<url>${location}${changedAt ? textElement("lastmod", changedAt.toISOString()) : ""}</url>`;
  });
  return [
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
