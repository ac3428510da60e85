import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { countLabels } from "./social-counts.service.ts";

const figures: [SocialPlatform, number][] = [
  ["twitter", 12_400],
  ["youtube", 8_900],
  ["twitch", 3_100],
  ["discord", 5_600],
];

export const demoSocialCounts = figures.map(([platform, followers]) => ({
  platform,
  label: countLabels[platform],
  followers,
}));
