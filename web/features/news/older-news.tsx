import { useQueries } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { ArticleCard } from "./cards/article-card.tsx";
import { newsPage } from "./news.queries.ts";

/** A link to older news, which a plain click loads into this page instead. `from` is the cursor of the next page. */
export function OlderNews({ from }: { from: string | null }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const pages = useQueries({ queries: cursors.map((cursor) => newsPage(cursor)) });
  const last = pages.at(-1);
  const shown = pages.flatMap(({ data }) => data ?? []);
  const { next } = shown.at(-1) ?? { next: from };
  const hasEnded = next === null && last?.isSuccess === true;
  const end = useRef<HTMLParagraphElement>(null);
  const isOnLink = useRef(false);
  useEffect(() => {
    if (hasEnded && isOnLink.current) end.current?.focus({ preventScroll: true }); // the link that had the focus is gone
  }, [hasEnded]);

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    isOnLink.current = document.activeElement === event.currentTarget; // it may have had the focus before this island woke
    if (last?.isError) void last.refetch();
    else if (next && !last?.isPending) setCursors([...cursors, next]);
  }

  return (
    <>
      {shown.length > 0 && (
        <ol className="article-cards article-cards--pictured">
          {shown
            .flatMap(({ rows }) => rows)
            .map((article) => (
              <ArticleCard key={article.id} article={article} isPictured />
            ))}
        </ol>
      )}
      <div className="older">
        {next !== null && (
          <a
            className="text-link"
            href={`/news?cursor=${next}`}
            data-wakes="OlderNews"
            aria-busy={last?.isPending || undefined}
            onClick={handleClick}
            onFocus={() => {
              isOnLink.current = true;
            }}
            onBlur={() => {
              isOnLink.current = false;
            }}
          >
            {last?.isPending ? "Loading older news..." : "Older news"}
          </a>
        )}
        {hasEnded && (
          <p className="muted" ref={end} tabIndex={-1}>
            That’s all the news.
          </p>
        )}
        <p className={last?.isError ? "older__failed" : "visually-hidden"} role="status">
          {last?.isPending && "Loading older news"}
          {last?.isSuccess && `${last.data.rows.length} older articles shown`}
          {last?.isError && `The older news didn’t load. ${errorReason(last.error)}`}
        </p>
      </div>
    </>
  );
}
