import type { Calls } from "#contract/endpoint.ts";
import { Lockdown } from "#contract/lockdown/schemas.ts";

export const lockdownAdminCalls = {
  getForStaff: {
    access: "staff:switches:read",
    summary: "Whether the site is locked",
    response: Lockdown,
  },
  set: {
    access: "staff:switches:write",
    summary: "Locks or unlocks the site",
    body: Lockdown,
    response: Lockdown,
  },
} satisfies Calls;
