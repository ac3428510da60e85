import { useEffect, useRef } from "react";
import { Key } from "#web/design/key.tsx";
import type { GrowingList } from "./loaded-rows.ts";
import "./show-more.css";

type ShowMoreProps = {
  list: Pick<GrowingList<unknown>, "data" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError"> & {
    fetchNextPage: () => unknown;
  };
  shown: number;
  /** What the list holds, as in "30 rewards shown". */
  what: string;
};

/** The way to the rest of a list, and in words how much of it is shown. */
export function ShowMore({ list, shown, what }: ShowMoreProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const end = useRef<HTMLParagraphElement>(null);
  const hasEnded = !hasNextPage && (data?.pages.length ?? 0) > 1;
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) end.current?.focus({ preventScroll: true }); // the key that had it is gone
  }, [hasEnded]);
  if (!hasNextPage && !hasEnded) return null;
  return (
    <div className="rest">
      {hasNextPage && (
        <Key face="lift" small isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? "Loading more..." : "Show more"} <span className="vh">{what}</span>
        </Key>
      )}
    </div>
  );
}
