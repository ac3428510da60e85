import { addressOn, type SocialAddress } from "#contract/team/platforms.ts";

export const socialPlatforms = ["twitter", "youtube", "twitch", "discord"] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** Whether a count was typed in, or told by the platform. */
export const countSources = ["hand", "platform"] as const;

/** The platforms whose followers are counted: those where the team has an address. */
export const countedPlatforms = (team: { socials: readonly SocialAddress[] }): SocialPlatform[] =>
  socialPlatforms.filter((platform) => addressOn(platform, team));
