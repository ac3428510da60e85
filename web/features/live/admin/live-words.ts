import type { LiveState } from "#contract/live/admin/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BadgeTone } from "#web/ui/marks/badge.tsx";

type Said = { tone: BadgeTone; label: string; sentence: string };

/** Says whether the site knows who is live, and what to do if it doesn't. */
export function liveWords({ isConnected, failure, succeededAt, count }: LiveState): Said {
  if (!isConnected)
    return {
      tone: "quiet",
      label: "Off",
      sentence:
        "Connect Twitch, and the home page shows who is live: the team’s channel, and players with a Twitch address.",
    };
  if (failure) return { tone: "no", label: "Not arriving", sentence: failure.sentence };
  if (!succeededAt)
    return {
      tone: "wait",
      label: "Not asked yet",
      sentence: "If this lasts, an admin finds out why under Settings, Health, among the background jobs.",
    };
  return {
    tone: "ok",
    label: "Automatic",
    sentence: `${whoIsLive(count)} Twitch is asked every minute while someone looks at the site.`,
  };
}

function whoIsLive(count: number): string {
  if (count === 0) return "Nobody is live.";
  return count === 1 ? "One channel is live." : `${formatNumber(count)} channels are live.`;
}
