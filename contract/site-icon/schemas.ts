import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";

export const SiteIcon = z.object({
  url: z
    .string()
    .nullable()
    .describe("The 32-pixel version, next to those of 180 and 512 pixels. Null if the team’s mark is used"),
});
export type SiteIcon = z.infer<typeof SiteIcon>;

export const siteIconCalls = {
  get: {
    access: "public",
    summary: "The address of the site’s icon",
    response: SiteIcon,
  },
} satisfies Calls;
