import type { socialCounts } from "./social-counts.table.ts";

export const demoSocialCounts: (typeof socialCounts.$inferInsert)[] = [
  { platform: "twitter", label: "Followers", followers: 12_400 },
  { platform: "youtube", label: "Subscribers", followers: 8_900 },
  { platform: "twitch", label: "Followers", followers: 3_100 },
  { platform: "discord", label: "Members", followers: 5_600 },
];
