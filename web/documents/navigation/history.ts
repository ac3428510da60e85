import { isAsleep, islandNamed, wake } from "#web/documents/islands/wake.ts";

/** Handles going back to an article that was open over this page, or to the page under an article. */
export function followHistory() {
  const loaded = location.pathname + location.search;
  addEventListener("popstate", ({ state }) => {
    if (location.pathname + location.search === loaded) return;
    const openedArticle = islandNamed("OpenedArticle");
    if (!openedArticle || !state?.article) location.reload();
    else if (isAsleep(openedArticle)) void wake(openedArticle); // it finds out what to open
  });
}
