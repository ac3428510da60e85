import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import type { SiteIcon } from "#contract/site-icon/schemas.ts";
import { siteIcon } from "./site-icon.queries.ts";

/** Returns a function that shows the new icon, in this tab's head too. */
export function useIconChanged() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (icon: SiteIcon) => {
    queryClient.setQueryData(siteIcon().queryKey, icon);
    void queryClient.invalidateQueries({ queryKey: [firstStepsApi.get.path] });
    await router.invalidate();
  };
}
