import { useQueryClient } from "@tanstack/react-query";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { showRow } from "#web/api/shown-rows.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";

const { list } = newsDeskApi;

/** Calls whose data includes or counts articles. */
const shownIn = [list, newsApi.list, newsApi.cards, newsApi.get, analyticsAdminApi.overview, firstStepsApi.get];

/** Updates the shown lists after a change: first with the server's response, then by reloading them. */
export function useArticleChanges() {
  const queryClient = useQueryClient();
  const invalidate = useInvalidation(...shownIn);
  return {
    invalidate,
    saved(answer: DeskArticle) {
      showRow(queryClient, answer);
      invalidate();
    },
  };
}
