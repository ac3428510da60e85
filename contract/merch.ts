import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Merchandise counts as enabled unless the switch is explicitly off. */
export const MerchLinks = z.object({ isEnabled: z.boolean() });

export const merchApi = {
  links: endpoint({
    method: "GET",
    path: "/api/merchandise-links",
    access: "public",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  }),
};
