import type { Calls } from "#contract/endpoint.ts";
import { MerchLinks } from "#contract/merch/schemas.ts";

export const merchAdminCalls = {
  linksForStaff: {
    access: "staff:switches:read",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  },
  setLinks: {
    access: "staff:switches:write",
    summary: "Turns the merchandise links on or off",
    body: MerchLinks,
    response: MerchLinks,
  },
} satisfies Calls;
