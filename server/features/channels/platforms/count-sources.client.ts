import type { Settings } from "#server/env.ts";
import type { CountSources } from "./ask.client.ts";
import { discordMembers } from "./discord.client.ts";
import { twitchFollowers } from "./twitch.client.ts";
import { youtubeSubscribers } from "./youtube.client.ts";

type Addresses = Pick<Settings, "DISCORD_URL" | "TWITCH_URL" | "TWITCH_SIGN_IN_URL" | "YOUTUBE_URL">;

/** Returns how each platform is asked, at the addresses in the settings. Discord wants to know which site asks. */
export const countSourcesAt = (settings: Addresses, { siteUrl }: { siteUrl: string }): CountSources => ({
  discord: discordMembers({ origin: settings.DISCORD_URL, siteUrl }),
  twitch: twitchFollowers({ origin: settings.TWITCH_URL, signInOrigin: settings.TWITCH_SIGN_IN_URL }),
  youtube: youtubeSubscribers({ origin: settings.YOUTUBE_URL }),
});
