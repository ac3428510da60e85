import { newsApi } from "#contract/news/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { isAsleep, islandNamed, wake } from "#web/documents/islands/wake.ts";
import { whenActive } from "#web/documents/when-active.ts";

export function runOnDocument() {
  countArticleView();
  followHistory();
}

/** Counts a view of the article on this page. Failures are only logged. */
function countArticleView() {
  const id = document.querySelector<HTMLElement>("[data-viewed]")?.dataset.viewed;
  if (id === undefined) return;
  whenActive(() => {
    api(newsApi.countView, { params: { id } }).catch((error: unknown) => {
      console.info("The view was not counted.", error);
    });
  });
}

/** Handles going back to an article that was open over this page, or to the page under an article. */
function followHistory() {
  const loaded = location.pathname + location.search;
  addEventListener("popstate", ({ state }) => {
    if (location.pathname + location.search === loaded) return;
    const openedArticle = islandNamed("OpenedArticle");
    if (!openedArticle || !state?.article) location.reload();
    else if (isAsleep(openedArticle)) void wake(openedArticle); // it finds out what to open
  });
}
