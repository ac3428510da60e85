import { socialCountsApi } from "#contract/social-counts/endpoints.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { isAsleep, islandNamed, wake } from "#web/documents/islands/wake.ts";

const twoMinutesMs = 120_000;

/** Polls the follower counts until one changes, then hydrates the board, which polls by itself. */
export function pollSocialCounts() {
  const board = islandNamed("SocialFeed");
  const { initial }: { initial?: SocialCount[] } = JSON.parse(board?.dataset.props ?? "{}");
  if (!board || !initial) return;
  const known = textOf(initial);
  async function ask(shown: HTMLElement) {
    if (!isAsleep(shown)) return clearInterval(timer);
    if (document.visibilityState === "hidden" || document.prerendering) return;
    try {
      const data = await api(socialCountsApi.list);
      if (textOf(data) !== known) void wake(shown, { path: socialCountsApi.list.path, data });
    } catch (error) {
      console.info("The social counts could not be refreshed:", error);
    }
  }
  const timer = setInterval(() => void ask(board), twoMinutesMs);
}

const textOf = (counts: SocialCount[]) =>
  JSON.stringify(counts.map(({ platform, followers }) => [platform, followers]));
