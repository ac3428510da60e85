import { articlePath } from "#contract/news/article-path.ts";
import { teamPages } from "#contract/team/team-pages.ts";
import type { Team } from "#contract/team.ts";
import { textElement, xmlDeclaration } from "#server/platform/text/xml.ts";

/** The pages that search engines should know, besides the articles and those about the team. */
export const listedPages = ["/", "/news", "/apply", "/privacy", "/terms"];
/** The most addresses that one sitemap may hold. */
const most = 50_000;
const mostTeamPages = 3;
export const mostArticles = most - listedPages.length - mostTeamPages;

type Listed = { path: string; changedAt?: Date };

type Contents = { articles: { id: string; title: string; updatedAt: Date }[]; team: Team };

export function writeSitemap({ articles, team }: Contents, siteUrl: string): string {
  const addresses: Listed[] = [
    ...[...listedPages, ...teamPages(team)].map((path) => ({ path })),
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
