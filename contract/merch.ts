import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Merchandise counts as enabled unless the switch is explicitly off. */
export const MerchLinks = z.strictObject({ isEnabled: z.boolean() });

export const merchApi = {
  links: endpoint({
    method: "GET",
    path: "/api/merchandise-links",
    access: "public",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  }),
  linksForStaff: endpoint({
    method: "GET",
    path: "/api/admin/merchandise-links",
    access: "staff:switches:read",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  }),
  setLinks: endpoint({
    method: "POST",
    path: "/api/admin/merchandise-links",
    access: "staff:switches:write",
    summary: "Switches the merchandise's links on or off",
    body: MerchLinks,
    response: MerchLinks,
  }),
};
