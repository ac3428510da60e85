export const socialPlatforms = ["twitter", "youtube", "twitch", "discord"] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];
