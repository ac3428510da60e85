import { useQueryClient } from "@tanstack/react-query";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { ApiFailure } from "#contract/client.ts";
import { showRow } from "#web/api/shown-rows.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";

const { list, counts } = applicationsAdminApi;

/** Updates the shown lists after a change: first with the server's response, then by reloading them. */
export function useApplicationChanges() {
  const queryClient = useQueryClient();
  const refresh = useInvalidation(list, counts, badgesApi.get);
  return {
    replace(answer: Application) {
      showRow(queryClient, answer);
      refresh();
    },
    refresh,
  };
}

/** Whether the application was changed or deleted since it was loaded. */
export const isStale = (error: unknown) => error instanceof ApiFailure && [404, 409].includes(error.status);

/** Whether it was decided or deleted, so that no decision can be made. */
export const isClosed = (error: unknown) => isStale(error) && error instanceof ApiFailure && !error.current;
