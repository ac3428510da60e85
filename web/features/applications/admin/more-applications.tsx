import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Key } from "#web/design/key.tsx";

type MoreApplicationsProps = {
  list: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    "data" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
  >;
  shown: number;
};

/** The way to older applications, and in words how many are shown. */
export function MoreApplications({ list, shown }: MoreApplicationsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, data } = list;
  const end = useRef<HTMLParagraphElement>(null);
  const hasEnded = !hasNextPage && (data?.pages.length ?? 0) > 1;
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) end.current?.focus({ preventScroll: true }); // the button that had it is gone
  }, [hasEnded]);
  return (
    <div className="more">
      {hasNextPage && (
        <Key face="lift" small isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? "Loading more..." : "Show more"}
        </Key>
      )}
      <p className={isFetchNextPageError || hasEnded ? "mute" : "vh"} role="status" tabIndex={-1} ref={end}>
        {isFetchNextPageError
          ? "More applications did not load. Please check your connection and try again."
          : `${shown} ${shown === 1 ? "application" : "applications"} shown${hasEnded ? ", which are all" : ""}`}
      </p>
    </div>
  );
}
