import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";

export const SiteIcon = z.object({
  url: z.string().nullable().describe("Of 32 pixels; 180 and 512 stand beside it. Null: the mark of the team"),
});
export type SiteIcon = z.infer<typeof SiteIcon>;

export const siteIconCalls = {
  get: {
    access: "public",
    summary: "The address of the icon that staff uploaded",
    response: SiteIcon,
  },
} satisfies Calls;
