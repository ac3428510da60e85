import { articlePath } from "#contract/news/article-path.ts";
import { textElement, xmlDeclaration } from "#server/platform/text/xml.ts";

/** The pages that search engines should know, besides the articles. */
export const listedPages = ["/", "/news", "/about", "/management", "/apply", "/privacy", "/terms"];
/** The most addresses that one sitemap may hold. */
const most = 50_000;
export const mostArticles = most - listedPages.length - 1;

type Listed = { path: string; changedAt?: Date };

type Contents = { articles: { id: string; title: string; updatedAt: Date }[]; hasSponsors: boolean };

export function writeSitemap({ articles, hasSponsors }: Contents, siteUrl: string): string {
  const addresses: Listed[] = [
    ...[...listedPages, ...(hasSponsors ? ["/sponsors"] : [])].map((path) => ({ path })),
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
