import type { SocialPlatform } from "#contract/social-counts/constants.ts";

/** The platforms that tell their follower count to a site. Twitter charges for each answer, so its count is typed in. */
export const connectablePlatforms = ["youtube", "twitch", "discord"] as const satisfies SocialPlatform[];
export type ConnectablePlatform = (typeof connectablePlatforms)[number];

/** What each platform wants before it tells its count: nothing, a key, or a client id and a secret. */
export const credentialsOf = { youtube: "key", twitch: "client", discord: "none" } as const satisfies Record<
  ConnectablePlatform,
  "none" | "key" | "client"
>;

/** Why a count didn't arrive. */
export const fetchFailures = [
  "wrong-key",
  "revoked",
  "unreadable-key",
  "forbidden",
  "not-found",
  "hidden",
  "limited",
  "away",
  "insecure",
  "not-understood",
] as const;
export type FetchFailureKind = (typeof fetchFailures)[number];

/** YouTube only tells three figures of a larger count. */
export const isRoundedBy = (platform: SocialPlatform, followers: number) =>
  platform === "youtube" && followers >= 1_000;

export const channelTexts = {
  handle: {
    youtube: "Enter the channel’s handle, such as @team, or its id, which starts with UC",
    twitch: "Enter the channel’s name, as in twitch.tv/name",
    discord: "Enter an invite, such as discord.gg/team",
  },
  key: "Enter the API key",
  clientId: "Enter the client ID",
  clientSecret: "Enter the client secret",
  notConnected: "This platform isn’t connected",
  mustWait: "The platform asked the site to wait. The site tries again by itself.",
  noDrop: "There’s no drop to decide about any more",
} as const;
