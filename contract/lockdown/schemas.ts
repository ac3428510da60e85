import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";

export const Lockdown = z.strictObject({ isLocked: z.boolean() });

export const lockdownCalls = {
  get: {
    access: "public",
    summary: "Whether the site is locked for maintenance",
    response: Lockdown,
  },
} satisfies Calls;
