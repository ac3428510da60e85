import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { lineField, Timestamp, WholeNumber } from "./fields.ts";

export const socialPlatforms = ["twitter", "youtube", "twitch", "discord"] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

export const SocialCount = z.object({
  platform: z.enum(socialPlatforms),
  label: lineField({ min: 1, max: 40 }).describe("What is counted: Followers, Subscribers, Members"),
  followers: WholeNumber,
  updatedAt: Timestamp,
});
export type SocialCount = z.infer<typeof SocialCount>;

const suffixes: Record<string, number> = { K: 1_000, M: 1_000_000 };

/** A count as a number; `1.2K` and `3M` are read as thousands and millions, what is no count as 0. */
export function parseCount(followers: number | string): number {
  if (typeof followers === "number") return followers;
  const [, digits, suffix] = /^\s*([\d.,]{1,20})\s*([KM]?)\s*$/i.exec(followers) ?? [];
  const value = Number(digits?.replaceAll(",", ""));
  return Number.isFinite(value) ? Math.round(value * (suffixes[suffix?.toUpperCase() ?? ""] ?? 1)) : 0;
}

/** 1500 is 1.5K, 3000000 is 3.0M; below a thousand as it is. */
export function formatCount(followers: number): string {
  if (followers >= 999_950) return `${(followers / 1_000_000).toFixed(1)}M`;
  return followers >= 1_000 ? `${(followers / 1_000).toFixed(1)}K` : String(followers);
}

export const socialCountsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/social/stats",
    access: "public",
    summary: "Follower counts of the team's platforms",
    response: z.array(SocialCount),
  }),
};
