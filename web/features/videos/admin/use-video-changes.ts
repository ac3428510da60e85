import { useQueryClient } from "@tanstack/react-query";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videosApi } from "#contract/videos/endpoints.ts";

/** Returns a function that reloads the videos after a change, here and on the home page. */
export function useVideoChanges() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [videosApi.list, videosAdminApi.listForStaff].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
}
