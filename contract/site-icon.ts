import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** The sides in pixels in which the icon that staff uploaded is served. */
export const iconSides = [32, 180, 512] as const;
export type IconSide = (typeof iconSides)[number];

export const SiteIcon = z.object({
  url: z.string().nullable().describe("Of 32 pixels; 180 and 512 stand beside it. Null: the mark of the team"),
});
export type SiteIcon = z.infer<typeof SiteIcon>;

export const siteIconApi = {
  get: endpoint({
    method: "GET",
    path: "/api/site-icon",
    access: "public",
    summary: "Where the icon stands that staff uploaded",
    response: SiteIcon,
  }),
};
