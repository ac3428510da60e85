import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Timestamp, WholeNumber } from "#contract/fields.ts";
import { countSources, socialPlatforms } from "./constants.ts";

export const SocialCount = z.object({
  platform: z.enum(socialPlatforms),
  label: z.string().describe("What is counted: Followers, Subscribers, Members"),
  followers: WholeNumber,
  source: z.enum(countSources).describe("Whether staff typed it in, or the platform told it"),
  isRounded: z.boolean().describe("Whether the platform rounded it"),
  updatedAt: Timestamp,
});
export type SocialCount = z.infer<typeof SocialCount>;

export const socialCountsCalls = {
  list: {
    access: "public",
    summary: "Follower counts of the team’s platforms",
    response: z.array(SocialCount),
  },
} satisfies Calls;
