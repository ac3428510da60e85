import { useState } from "react";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import type { Place } from "./fact-parts.ts";

/** What the preview shows: it follows what's being typed, and the links that are pressed in it. */
export function useShownPlace(first: Place) {
  const [place, setPlace] = useState(first);
  const [page, setPage] = useState(first.page);
  return {
    page,
    /** The element to show, while the preview is on its page. */
    section: page === place.page ? place.section : undefined,
    setPage,
    /** Goes to a place, unless it was the last one asked for: then they may look at another page meanwhile. */
    follow(next: Place) {
      if (isSame(next, place)) return;
      setPlace(next);
      setPage(next.page);
    },
    go(next: Place) {
      setPlace(next);
      setPage(next.page);
    },
  };
}
