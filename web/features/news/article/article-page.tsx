import type { PublishedArticle } from "#contract/news/schemas.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { ArticleMeta, ArticleText, RelatedNews, titleStyle } from "./article.tsx";
import "./article-page.css";

/** An article on its own page. */
export function ArticlePage({ article }: { article: PublishedArticle }) {
  return (
    <div className="article-page paper" data-viewed={article.id}>
      <div className="wrap">
        <article>
          <ArticleMeta article={article} />
          <h1 {...titleStyle(article.title)}>{withSoftHyphens(article.title)}</h1>
          <ArticleText article={article} />
        </article>
        <RelatedNews article={article} opening="page" />
        <a className="text-link" href="/news">
          All news
        </a>
      </div>
    </div>
  );
}
