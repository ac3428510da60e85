import { useLayoutEffect } from "react";

export const tabRow = ".admin-tabs [role=tablist]";

/** While the tour lasts the page and the row of tabs are moved about; afterwards they are where they were. */
export function useKeptScroll() {
  useLayoutEffect(() => {
    const page = scrollY;
    const row = document.querySelector(tabRow);
    const along = row?.scrollLeft ?? 0;
    return () => {
      scrollTo({ top: page, behavior: "instant" });
      row?.scrollTo({ left: along, behavior: "instant" });
    };
  }, []);
}
