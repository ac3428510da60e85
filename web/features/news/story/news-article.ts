import { articleCardPath } from "#contract/art/art.ts";
import { articlePath } from "#contract/news/article-path.ts";
import type { NewsStory } from "#contract/news/schemas.ts";
import { team } from "#web/team.ts";

/** Returns schema.org data about an article for search engines, as JSON that can't end its script element. */
export function newsArticle(story: NewsStory, siteUrl: string): string {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const publisher = { "@type": "Organization", name: team.name, url: absolute("/") };
  const facts = {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: story.title,
    description: story.excerpt,
    image: absolute(articleCardPath(story.id)),
    datePublished: story.publishedAt,
    author: story.authorName ? { "@type": "Person", name: story.authorName } : publisher,
    publisher,
    mainEntityOfPage: absolute(articlePath(story)),
    keywords: story.tags,
  };
  return JSON.stringify(facts).replaceAll("<", "\\u003c");
}
