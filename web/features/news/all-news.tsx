import type { Listing } from "#contract/client.ts";
import type { newsCalls } from "#contract/news/schemas.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { OpenedArticle } from "./article/opened-article.tsx";
import { ArticleCard } from "./cards/article-card.tsx";
import { FeaturedArticle, leadOf } from "./cards/featured-article.tsx";
import { OlderNews } from "./older-news.tsx";
import "./all-news.css";

type NewsPage = Listing<(typeof newsCalls)["cards"]>;
type AllNewsProps = { page: NewsPage | undefined; error: unknown; isFromTheNewest: boolean };

/** All articles from the shown page on, newest first, below the lead article if the page starts with the newest. */
export function AllNews({ page, error, isFromTheNewest }: AllNewsProps) {
  return (
    <section className="all-news paper" aria-labelledby="all-news-heading">
      <div className="wrap">
        <h1 id="all-news-heading">News</h1>
        {!isFromTheNewest && (
          <a className="text-link" href="/news">
            Back to the newest
          </a>
        )}
        {!page && <ErrorState title="The news didn’t load" error={error} />}
        {page?.rows.length === 0 && <EmptyState>No news yet</EmptyState>}
        {page && page.rows.length > 0 && <Articles page={page} isFromTheNewest={isFromTheNewest} />}
      </div>
      <Island>
        <OpenedArticle />
      </Island>
    </section>
  );
}

function Articles({ page, isFromTheNewest }: { page: NewsPage; isFromTheNewest: boolean }) {
  const { lead, rest } = isFromTheNewest ? leadOf(page.rows) : { lead: undefined, rest: page.rows };
  return (
    <>
      <h2 className="visually-hidden">All articles</h2>
      {lead && <FeaturedArticle article={lead} isWide />}
      {rest.length > 0 && (
        <ol className="article-cards article-cards--pictured" data-reveal>
          {rest.map((article) => (
            <ArticleCard key={article.id} article={article} isPictured />
          ))}
        </ol>
      )}
      <Island>
        <OlderNews from={page.next} />
      </Island>
    </>
  );
}
