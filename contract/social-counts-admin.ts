import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maxInteger } from "./fields.ts";
import { SocialCount, socialPlatforms } from "./social-counts.ts";

/** What the screen of follower counts says. */
export const socialCountTexts = {
  wrong: "Please enter a whole number of followers, 0 or more",
  updated: "Follower count updated",
  failed: { title: "Update failed", description: "Failed to update follower count" },
} as const;

export const UpdateCountRequest = z.strictObject({
  followers: z
    .int({ error: socialCountTexts.wrong })
    .min(0, socialCountTexts.wrong)
    .max(maxInteger, socialCountTexts.wrong),
});

export const socialCountsAdminApi = {
  update: endpoint({
    method: "PATCH",
    path: "/api/social/stats/:platform",
    access: "staff:socialCounts:write",
    summary: "Sets a platform's follower count",
    params: z.object({ platform: z.enum(socialPlatforms) }),
    body: UpdateCountRequest,
    response: SocialCount,
  }),
};
