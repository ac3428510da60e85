import { Link } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef } from "react";
import { isPlainClick } from "#web/design/plain-click.ts";

type OlderNewsProps = {
  /** The cursor of what comes next; null where nothing does. */
  next: string | null;
  /** Of the last page that was asked for here. */
  state: "idle" | "pending" | "error" | "success";
  /** How many articles came with it. */
  added: number;
  onMore: () => void;
};

/** The way to older news: a link to a page of its own, which a plain click brings here instead. */
export function OlderNews({ next, state, added, onMore }: OlderNewsProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const hasEnded = next === null && state === "success";
  useEffect(() => {
    if (hasEnded) end.current?.focus({ preventScroll: true }); // the link that had the focus is gone
  }, [hasEnded]);

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state !== "pending") onMore();
  }

  return (
    <div className="older">
      {next !== null && (
        <Link
          className="line"
          to="/news"
          search={{ cursor: next }}
          preload={false}
          aria-busy={state === "pending" || undefined}
          onClick={handleClick}
        >
          {state === "pending" ? "Loading older news..." : "Older news"}
        </Link>
      )}
      {hasEnded && (
        <p className="mute" ref={end} tabIndex={-1}>
          There is no older news.
        </p>
      )}
      <p className={state === "error" ? "older__failed" : "vh"} role="status">
        {state === "pending" && "Loading older news"}
        {state === "success" && `${added} older articles shown`}
        {state === "error" && "The older news did not load. Please check your connection and try again."}
      </p>
    </div>
  );
}
