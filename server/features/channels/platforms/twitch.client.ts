import { z } from "zod";
import { Count, type CountSource, FetchFailure } from "./ask.client.ts";
import { twitchApp } from "./twitch-app.client.ts";

const Users = z.object({ data: z.array(z.object({ id: z.string().regex(/^\d{1,20}$/) })) });
const Followers = z.object({ total: Count });

/** Asks Twitch for the followers of a channel. */
export function twitchFollowers(addresses: { origin: string; signInOrigin: string }): CountSource {
  const asApp = twitchApp(addresses);
  return (channel, signal) =>
    asApp({ channel, signal }, async (ask) => {
      const { data } = await ask(`users?login=${encodeURIComponent(channel.handle)}`, Users);
      if (!data[0]) throw new FetchFailure("not-found", "it knows no such channel");
      const { total } = await ask(`channels/followers?broadcaster_id=${data[0].id}&first=1`, Followers);
      return total;
    });
}
