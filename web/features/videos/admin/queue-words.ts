import type { VideoKind } from "#contract/videos/queue/constants.ts";
import type { QueuedVideo, VideoChannel } from "#contract/videos/queue/schemas.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BadgeTone } from "#web/ui/marks/badge.tsx";

type Mark = { label: string; tone?: BadgeTone };

/** YouTube doesn't tell a premiere from a stream. */
const marks: Record<VideoKind, Mark> = {
  video: { label: "Video" },
  short: { label: "Short", tone: "quiet" },
  upcoming: { label: "Upcoming stream or premiere", tone: "wait" },
  live: { label: "Stream or premiere, live now", tone: "warn" },
  broadcast: { label: "Was a stream or premiere", tone: "quiet" },
  untold: { label: "Not known" },
};

/** Says what a video in the queue is, as far as YouTube tells. */
export const kindBadge = ({ kind, isPublic }: Pick<QueuedVideo, "kind" | "isPublic">): Mark =>
  isPublic ? marks[kind] : { label: "Private or removed", tone: "no" };

type Connected = NonNullable<VideoChannel["connected"]>;
type State = { tone: BadgeTone; label: string; sentence: string };

/** Says how new videos arrive, and what to do if they don't. */
export function channelState({ isBeingTried, failure, succeededAt, waiting }: Connected): State {
  if (isBeingTried) return { tone: "wait", label: "Testing", sentence: "Asking YouTube. This takes a few seconds." };
  if (failure) return { tone: "no", label: "Not arriving", sentence: failure.sentence };
  if (!succeededAt)
    return {
      tone: "wait",
      label: "Not tried yet",
      sentence: "If this lasts, an admin finds out why under Settings, Health, among the background jobs.",
    };
  const waits =
    waiting === 0 ? "Nothing waits." : waiting === 1 ? "One waits for you." : `${formatNumber(waiting)} wait for you.`;
  return { tone: "ok", label: "Arriving", sentence: `The site looks for new ones every 15 minutes. ${waits}` };
}
