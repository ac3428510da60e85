import { Link } from "@tanstack/react-router";
import { Empty, Failed, Loading, Skeleton } from "#web/design/states.tsx";
import { Brief } from "./brief.tsx";
import { OlderNews } from "./older-news.tsx";
import { OpenedStory } from "./opened-story.tsx";
import type { NewsPages } from "./use-news-pages.ts";
import "./all-news.css";

type AllNewsProps = { news: NewsPages; isFromTheNewest: boolean };

/** Every article, newest first, page by page. */
export function AllNews({ news, isFromTheNewest }: AllNewsProps) {
  const { articles, first, next, older, showMore } = news;
  return (
    <section className="all-news paper" aria-labelledby="all-news-heading">
      <div className="wrap">
        <h1 id="all-news-heading">News</h1>
        {!isFromTheNewest && (
          <Link className="line" to="/news">
            Back to the newest
          </Link>
        )}
        {first.status === "pending" && <NewsToCome />}
        {first.status === "error" && (
          <Failed title="The news did not load" onRetry={first.refetch}>
            Please check your connection and try again.
          </Failed>
        )}
        {first.status === "success" && articles.length === 0 && <Empty>No news yet</Empty>}
        {articles.length > 0 && (
          <>
            <h2 className="vh">All articles</h2>
            <ol className="briefs briefs--pictured">
              {articles.map((article) => (
                <Brief key={article.id} article={article} isPictured />
              ))}
            </ol>
            <OlderNews next={next} state={older.status} added={older.added} onMore={showMore} />
          </>
        )}
      </div>
      <OpenedStory />
    </section>
  );
}

const NewsToCome = () => (
  <Loading what="news" className="all-news__coming">
    <Skeleton style={{ minHeight: "9rem" }} />
    <Skeleton style={{ minHeight: "9rem" }} />
    <Skeleton style={{ minHeight: "9rem" }} />
  </Loading>
);
