import { z } from "zod";
import type { FetchFailureKind } from "#contract/channels/constants.ts";
import { askPlatform, CountInText, type CountSource, FetchFailure } from "./ask.client.ts";

const Channels = z.object({
  items: z
    .array(
      z.object({
        statistics: z.object({
          hiddenSubscriberCount: z.boolean().optional(),
          subscriberCount: CountInText.optional(),
        }),
      }),
    )
    .optional(),
});

/** Asks YouTube's Data API for the subscribers of a channel, by its handle or id. */
export const youtubeSubscribers =
  ({ origin }: { origin: string }): CountSource =>
  async ({ handle, key }, signal) => {
    const query = new URLSearchParams({ part: "statistics", ...channelNamed(handle) });
    const { items = [] } = await askPlatform(`${origin}/youtube/v3/channels?${query}`, {
      schema: Channels,
      init: { signal, headers: { "x-goog-api-key": key } }, // not in the address, which others may log
      meaningOf,
    });
    const [channel] = items;
    if (!channel) throw new FetchFailure("not-found", "it knows no such channel");
    const { hiddenSubscriberCount, subscriberCount } = channel.statistics;
    if (hiddenSubscriberCount) throw new FetchFailure("hidden", "the channel hides its count");
    if (subscriberCount === undefined) throw new FetchFailure("not-understood", "it answered without a count");
    return subscriberCount;
  };

/** Returns how the Data API is asked for a channel, by its handle or id. */
export const channelNamed = (handle: string) => ({ [handle.startsWith("@") ? "forHandle" : "id"]: handle });

/** YouTube says in the body what is wrong. Its status is 400 for a wrong key, and 403 for a used-up quota. */
export function meaningOf(status: number, body: string): FetchFailureKind | undefined {
  if (status === 400 && /API_KEY_INVALID|keyInvalid|API key (not valid|expired)/i.test(body)) return "wrong-key";
  if (status === 403 && /quotaExceeded|rateLimitExceeded|dailyLimitExceeded/i.test(body)) return "limited";
  return undefined;
}
