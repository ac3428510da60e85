/** Where a team can be followed, by the name that pages show, in the order that staff are offered them. */
export const platformNames = {
  twitter: "Twitter",
  tiktok: "TikTok",
  youtube: "YouTube",
  discord: "Discord",
  twitch: "Twitch",
  instagram: "Instagram",
  facebook: "Facebook",
  bluesky: "Bluesky",
  threads: "Threads",
  mastodon: "Mastodon",
  reddit: "Reddit",
  steam: "Steam",
  kick: "Kick",
  linkedin: "LinkedIn",
  website: "Website",
} as const;
export type Platform = keyof typeof platformNames;

export type SocialAddress = { platform: Platform; url: string };
type Followed = { socials: readonly SocialAddress[] };

/** The team's address on a platform; undefined if it isn't there. */
export const addressOn = (platform: Platform, { socials }: Followed): string | undefined =>
  socials.find((address) => address.platform === platform)?.url;
