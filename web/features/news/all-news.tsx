import type { Listing } from "#contract/client.ts";
import { type NewsFilter, newsPath } from "#contract/news/news-path.ts";
import type { NewsSubjects, newsCalls } from "#contract/news/schemas.ts";
import { Island } from "#web/documents/islands/island.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { OpenedArticle } from "./article/opened-article.tsx";
import { ArticleCard } from "./cards/article-card.tsx";
import { categories } from "./cards/category.tsx";
import { FeaturedArticle, leadOf } from "./cards/featured-article.tsx";
import { FindNews } from "./find-news.tsx";
import { tagName } from "./news-lists.ts";
import { OlderNews } from "./older-news.tsx";
import "./all-news.css";

type NewsPage = Listing<(typeof newsCalls)["cards"]>;
type Asked = NewsFilter & { cursor?: string | undefined };
type AllNewsProps = {
  page: NewsPage | undefined;
  subjects: NewsSubjects | undefined;
  asked: Asked;
  error: unknown;
};

/** The articles that match from the shown page on, newest first, below the lead article if the page starts with the newest of all. */
export function AllNews({ page, subjects, asked, error }: AllNewsProps) {
  const { cursor, ...filter } = asked;
  return (
    <section className="all-news paper" aria-labelledby="all-news-heading">
      <div className="wrap">
        <Heading asked={asked} page={page} />
        <FindNews asked={filter} subjects={subjects} />
        {cursor && (
          <a className="text-link all-news__newest" href={newsPath(filter)}>
            Back to the newest
          </a>
        )}
        {!page && <ErrorState title="The news didn’t load" error={error} />}
        {page?.rows.length === 0 && (
          <EmptyState hint={filter.search && "Try fewer or other words, or one of the tags."}>
            {filter.search ? `No articles match “${filter.search}”` : "No news yet"}
          </EmptyState>
        )}
        {page && page.rows.length > 0 && <Articles page={page} asked={asked} />}
      </div>
      <Island>
        <OpenedArticle />
      </Island>
    </section>
  );
}

/** What the list is narrowed to, and the way back to all of it. */
function Heading({ asked: { category, tag, search }, page }: Pick<AllNewsProps, "asked" | "page">) {
  const subject = category ? categories[category].label : tag && `#${tagName(tag, page?.rows ?? [])}`;
  const heading = subject ?? (search && `“${search}”`);
  if (!heading) return <h1 id="all-news-heading">News</h1>;
  return (
    <>
      <a className="text-link all-news__all" href="/news">
        All news
      </a>
      <h1 id="all-news-heading" className={heading.length > longHeading ? "is-long" : undefined}>
        {heading}
      </h1>
    </>
  );
}

/** In characters. A longer heading is smaller, so that the articles stay in sight. */
const longHeading = 18;

function Articles({ page, asked: { cursor, ...filter } }: { page: NewsPage; asked: Asked }) {
  const isAll = newsPath({ ...filter, cursor }) === "/news";
  const { lead, rest } = isAll ? leadOf(page.rows) : { lead: undefined, rest: page.rows };
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
        <OlderNews from={page.next} of={filter} />
      </Island>
    </>
  );
}
