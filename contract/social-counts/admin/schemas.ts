import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { socialPlatforms } from "#contract/social-counts/constants.ts";
import { SocialCount } from "#contract/social-counts/schemas.ts";
import { UpdateCountRequest } from "./forms.ts";

export const socialCountsAdminCalls = {
  update: {
    access: "staff:socialCounts:write",
    summary: "Sets a platform’s follower count",
    params: z.object({ platform: z.enum(socialPlatforms) }),
    body: UpdateCountRequest,
    response: SocialCount,
  },
} satisfies Calls;
