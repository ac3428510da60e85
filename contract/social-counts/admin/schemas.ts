import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { WholeNumber } from "#contract/fields.ts";
import { socialPlatforms } from "#contract/social-counts/constants.ts";
import { SocialCount } from "#contract/social-counts/schemas.ts";
import { UpdateCountRequest } from "./forms.ts";

/** A count after it was set or cleared. */
export const SetCount = SocialCount.extend({
  followers: z.nullable(WholeNumber).describe("Null if the count was cleared and the platform hasn’t told one"),
});
export type SetCount = z.infer<typeof SetCount>;

export const socialCountsAdminCalls = {
  update: {
    access: "staff:socialCounts:write",
    summary: "Sets a platform’s follower count by hand, which wins until it’s cleared with null",
    params: z.object({ platform: z.enum(socialPlatforms) }),
    body: UpdateCountRequest,
    response: SetCount,
  },
} satisfies Calls;
