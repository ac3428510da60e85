import { articleCardPath } from "#contract/art/cards.ts";
import { articlePath } from "#contract/news/article-path.ts";
import type { PublishedArticle } from "#contract/news/schemas.ts";
import type { Team } from "#contract/team.ts";
import { jsonLdText } from "#web/ui/format/json-ld.ts";

/** Returns schema.org data about an article for search engines, as JSON that can't end its script element. */
export function articleJsonLd(article: PublishedArticle, { team, siteUrl }: { team: Team; siteUrl: string }): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const publisher = { "@type": "Organization", name: team.name, url: absolute("/") };
  const facts = {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: article.title,
    description: article.excerpt,
    image: absolute(articleCardPath(article, team)),
    datePublished: article.publishedAt,
    author: article.authorName ? { "@type": "Person", name: article.authorName } : publisher,
    publisher,
    mainEntityOfPage: absolute(articlePath(article)),
    keywords: article.tags,
  };
  return jsonLdText(facts);
}
