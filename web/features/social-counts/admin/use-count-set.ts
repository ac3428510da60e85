import { useQueryClient } from "@tanstack/react-query";
import { socialPlatforms } from "#contract/social-counts/constants.ts";
import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { socialCounts } from "#web/features/social-counts/social-counts.queries.ts";

/**
 * Returns a function that updates the counts, which the home page's board shares: first with the server's response, then by
 * reloading.
 */
export function useCountSet() {
  const queryClient = useQueryClient();
  return (answer: SocialCount) => {
    queryClient.setQueryData(socialCounts().queryKey, (shown) => {
      const others = shown?.filter(({ platform }) => platform !== answer.platform) ?? [];
      return [...others, answer].sort((a, b) => rankOf(a) - rankOf(b));
    });
    void queryClient.invalidateQueries({ queryKey: [socialCountsApi.list.path] });
  };
}

const rankOf = ({ platform }: SocialCount) => socialPlatforms.indexOf(platform);
