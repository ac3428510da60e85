import { useQueryClient } from "@tanstack/react-query";
import { videosApi } from "#contract/videos/endpoints.ts";

/** After a change the videos are read anew, here and on the home page. */
export function useVideoChanges() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [videosApi.list, videosApi.listForStaff].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
}
