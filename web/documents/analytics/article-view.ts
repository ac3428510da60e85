import { newsApi } from "#contract/news/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { whenActive } from "./when-active.ts";

/** Counts a view of the article on this page. Failures are only logged. */
export function countArticleView() {
  const id = document.querySelector<HTMLElement>("[data-viewed]")?.dataset.viewed;
  if (id === undefined) return;
  whenActive(() => {
    api(newsApi.countView, { params: { id } }).catch((error: unknown) => {
      console.info("The view was not counted.", error);
    });
  });
}
