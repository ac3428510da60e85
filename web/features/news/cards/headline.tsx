import { articlePath } from "#contract/news/article-path.ts";
import type { NewsCard } from "#contract/news/schemas.ts";

/** Where a press on a headline shows the article: over the page, or as a page. */
export type Opening = "over" | "page";

type HeadlineProps = { article: NewsCard; opening?: Opening };

/** An article's title as a link to its page. A plain press may show it over this one; tabs, bookmarks and sharing get the page. */
export function Headline({ article, opening = "over" }: HeadlineProps) {
  const over = opening === "over" ? { "data-wakes": "OpenedStory", "data-story": article.id } : {};
  return (
    <a className="story" href={articlePath(article)} {...over}>
      {article.title}
    </a>
  );
}
