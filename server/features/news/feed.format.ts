import { articleCardPath } from "#contract/art/cards.ts";
import { articlePath } from "#contract/news/article-path.ts";
import type { NewsCard } from "#contract/news/schemas.ts";
import type { Team } from "#contract/team.ts";
import { textElement, xmlDeclaration, xmlText } from "#server/platform/text/xml.ts";

export const feedPath = "/news/feed.xml";

type Item = NewsCard & { updatedAt: Date };

/** Writes the news as RSS 2.0, newest first. */
export function writeFeed(articles: Item[], { siteUrl, team }: { siteUrl: string; team: Team }): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const items = articles.map((article) => itemOf(article, { team, absolute }));
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    textElement("title", `${team.name} news`),
    textElement("link", absolute("/news")),
    textElement("description", team.description),
    textElement("language", "en-GB"),
    `<atom:link href="${xmlText(absolute(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf(article: Item, { team, absolute }: { team: Team; absolute: (path: string) => string }): string {
  const { id, title, excerpt, publishedAt, updatedAt, authorName, tags } = article;
  return [
    "<item>",
    textElement("title", title),
    textElement("link", absolute(articlePath(article))),
    `<guid isPermaLink="false">${id}</guid>`, // the address changes with the title
    publishedAt ? textElement("pubDate", new Date(publishedAt).toUTCString()) : "",
    textElement("atom:updated", updatedAt.toISOString()),
    textElement("dc:creator", authorName ?? team.name),
    ...tags.map((tag) => textElement("category", tag)),
    textElement("description", excerpt),
    `<media:thumbnail url="${xmlText(absolute(articleCardPath(article, team)))}"/>`,
    "</item>",
  ].join("");
}
