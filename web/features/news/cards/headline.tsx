import { articlePath } from "#contract/news/article-path.ts";
import type { NewsCard } from "#contract/news/schemas.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";

/** Whether clicking a headline opens the article over the page or as a page. */
export type Opening = "over" | "page";

type HeadlineProps = { article: NewsCard; opening?: Opening };

/**
 * An article's title, linked to its page. A plain click may open it over the current page; new tabs, bookmarks and sharing get
 * the page.
 */
export function Headline({ article, opening = "over" }: HeadlineProps) {
  const over = opening === "over" ? { "data-wakes": "OpenedArticle", "data-article": article.id } : {};
  return (
    <a className="article-link" href={articlePath(article)} {...over}>
      {withSoftHyphens(article.title)}
    </a>
  );
}
