import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Empty, Failed, Loading, Skeleton } from "#web/design/states.tsx";
import { Brief } from "./brief.tsx";
import { newsPage } from "./news.queries.ts";
import { OlderNews } from "./older-news.tsx";
import { OpenedStory } from "./opened-story.tsx";
import "./all-news.css";

/** Every article, newest first, page by page; `from` is the cursor that the first page shown begins with. */
export function AllNews({ from }: { from: string | undefined }) {
  const [cursors, setCursors] = useState([from]);
  const pages = useQueries({ queries: cursors.map((cursor) => newsPage(cursor)) });
  const [first] = pages;
  const last = pages.at(-1);
  const shown = pages.flatMap(({ data }) => data ?? []);
  const articles = shown.flatMap(({ rows }) => rows);
  const next = shown.at(-1)?.next ?? null;

  function showMore() {
    if (last?.isError) void last.refetch();
    else if (next) setCursors([...cursors, next]);
  }

  return (
    <section className="all-news paper" aria-labelledby="all-news-heading">
      <div className="wrap">
        <h1 id="all-news-heading">News</h1>
        {from && (
          <Link className="line" to="/news">
            Back to the newest
          </Link>
        )}
        {first?.isPending && <NewsToCome />}
        {first?.isError && (
          <Failed title="The news did not load" onRetry={() => first.refetch()}>
            Please check your connection and try again.
          </Failed>
        )}
        {first?.data && articles.length === 0 && <Empty>No news yet</Empty>}
        {articles.length > 0 && (
          <>
            <h2 className="vh">All articles</h2>
            <ol className="briefs briefs--pictured">
              {articles.map((article) => (
                <Brief key={article.id} article={article} isPictured />
              ))}
            </ol>
            <OlderNews
              next={next}
              state={pages.length === 1 ? "idle" : (last?.status ?? "idle")}
              added={last?.data?.rows.length ?? 0}
              onMore={showMore}
            />
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
