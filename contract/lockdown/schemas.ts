import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";

export const Lockdown = z.strictObject({ isLocked: z.boolean() });

export const lockdownCalls = {
  get: {
    access: "public",
    summary: "Whether the site is locked for maintenance",
    response: Lockdown,
  },
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
