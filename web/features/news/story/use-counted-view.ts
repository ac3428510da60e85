import { useEffect } from "react";
import { newsApi } from "#contract/news/endpoints.ts";
import { api } from "#web/api/calls.ts";

/** Counts a view of the article each time that one begins to be shown. A reader whose view is not counted reads on. */
export function useCountedView(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return;
    api(newsApi.countView, { params: { id } }).catch((error: unknown) => {
      console.info("The view was not counted.", error);
    });
  }, [id]);
}
