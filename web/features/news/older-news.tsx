import { useInfiniteQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef } from "react";
import { newsApi } from "#contract/news/endpoints.ts";
import { type NewsFilter, newsPath } from "#contract/news/news-path.ts";
import { pages } from "#web/api/queries.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ArticleCard } from "./cards/article-card.tsx";
import { given } from "./news.queries.ts";

/** The news that matches, page by page. It's here because the app never shows it like that. */
const newsOf = (filter: NewsFilter) => pages(newsApi.cards, { query: { limit: "10", ...given(filter) } });

type OlderNewsProps = {
  /** The cursor of the next page. */
  from: string | null;
  of: NewsFilter;
};

/** A link to older news, which a plain click loads into this page instead. */
export function OlderNews({ from, of }: OlderNewsProps) {
  const older = useInfiniteQuery({ ...newsOf(of), initialPageParam: from, enabled: false });
  const { next, rows: newest } = older.data?.pages.at(-1) ?? { next: from, rows: [] };
  const shown = loadedRows(older);
  const isSettled = !older.isFetching && !older.isError;
  const hasEnded = next === null && isSettled && shown.length > 0;
  const end = useRef<HTMLParagraphElement>(null);
  const isOnLink = useRef(false);
  useEffect(() => {
    if (hasEnded && isOnLink.current) end.current?.focus({ preventScroll: true }); // the link that had the focus is gone
  }, [hasEnded]);

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    isOnLink.current = document.activeElement === event.currentTarget; // it may have had the focus before this island woke
    if (next && !older.isFetching) void older.fetchNextPage();
  }

  return (
    <>
      {shown.length > 0 && (
        <ol className="article-cards article-cards--pictured">
          {shown.map((article) => (
            <ArticleCard key={article.id} article={article} isPictured />
          ))}
        </ol>
      )}
      <div className="older">
        {next !== null && (
          <a
            className="text-link"
            href={newsPath({ ...of, cursor: next })}
            data-wakes="OlderNews"
            aria-busy={older.isFetching || undefined}
            onClick={handleClick}
            onFocus={() => {
              isOnLink.current = true;
            }}
            onBlur={() => {
              isOnLink.current = false;
            }}
          >
            {older.isFetching ? "Loading older news..." : "Older news"}
          </a>
        )}
        {hasEnded && (
          <p className="muted" ref={end} tabIndex={-1}>
            That’s all the news.
          </p>
        )}
        <p className={older.isError ? "older__failed" : "visually-hidden"} role="status">
          {older.isFetching && "Loading older news"}
          {isSettled && newest.length > 0 && `${newest.length} older articles shown`}
          {older.isError && !older.isFetching && `The older news didn’t load. ${errorReason(older.error)}`}
        </p>
      </div>
    </>
  );
}
