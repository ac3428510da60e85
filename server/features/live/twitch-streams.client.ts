import { z } from "zod";
import { onlySeen } from "#contract/text-rules.ts";
import type { Settings } from "#server/env.ts";
import { type AskedChannel, Count } from "#server/features/channels/platforms/ask.client.ts";
import { twitchApp } from "#server/features/channels/platforms/twitch-app.client.ts";
import { readAtMost } from "#server/platform/network/read-at-most.ts";

/** Twitch takes no more names in one call. */
const mostNames = 100;
const longestLine = 140;
const mostPictureBytes = 512 * 1024;
const pictureSize = { "{width}": "640", "{height}": "360" };

/** What a streamer typed, as one line of what can be seen. */
const Line = z.string().transform((typed) => {
  const line = onlySeen(typed.slice(0, 4 * longestLine).toWellFormed()).replace(/\s+/g, " ");
  return [...line.trim()].slice(0, longestLine).join("");
});

const Streams = z.object({
  data: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        user_login: z.string().transform((login) => login.toLowerCase()),
        type: z.string(),
        title: Line,
        game_name: Line,
        viewer_count: Count,
        thumbnail_url: z.string().max(500),
      }),
    )
    .max(mostNames),
});
export type FoundStream = z.output<typeof Streams>["data"][number];

export type StreamSource = {
  /** Returns which of these channels are live. Throws a FetchFailure. */
  findLive: (channel: AskedChannel, logins: readonly string[], signal: AbortSignal) => Promise<FoundStream[]>;
  /** Returns a stream's picture; undefined if it isn't at Twitch's own host, or doesn't come. */
  pictureAt: (template: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;
};

type Addresses = Pick<Settings, "TWITCH_URL" | "TWITCH_SIGN_IN_URL" | "TWITCH_PICTURES_URL">;

/** Returns how Twitch is asked who is live, at the addresses in the settings. */
export function twitchStreams(settings: Addresses): StreamSource {
  const asApp = twitchApp({ origin: settings.TWITCH_URL, signInOrigin: settings.TWITCH_SIGN_IN_URL });
  return {
    findLive: (channel, logins, signal) =>
      asApp({ channel, signal }, async (ask) => {
        const found: FoundStream[] = [];
        for (let from = 0; from < logins.length; from += mostNames) {
          const asked = logins.slice(from, from + mostNames);
          const names = asked.map((login) => `user_login=${encodeURIComponent(login)}`).join("&");
          const { data } = await ask(`streams?first=${mostNames}&${names}`, Streams);
          found.push(...data.filter(({ user_login, type }) => type === "live" && asked.includes(user_login)));
        }
        return found;
      }),
    pictureAt: async (template, signal) => {
      const url = template.replace(/\{(?:width|height)\}/g, (part) => pictureSize[part as keyof typeof pictureSize]); // the pattern has only these two
      if (URL.parse(url)?.origin !== settings.TWITCH_PICTURES_URL) return undefined;
      const response = await fetch(url, { redirect: "error", signal });
      if (response.ok) return readAtMost(response, mostPictureBytes);
      await response.body?.cancel();
      return undefined;
    },
  };
}
