import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";

/** Merchandise counts as enabled unless the switch is explicitly off. */
export const MerchLinks = z.strictObject({ isEnabled: z.boolean() });
export type MerchLinks = z.infer<typeof MerchLinks>;

export const merchCalls = {
  links: {
    access: "public",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  },
  linksForStaff: {
    access: "staff:switches:read",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  },
  setLinks: {
    access: "staff:switches:write",
    summary: "Switches the merchandise's links on or off",
    body: MerchLinks,
    response: MerchLinks,
  },
} satisfies Calls;
