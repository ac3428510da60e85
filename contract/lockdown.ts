import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const Lockdown = z.object({ isLocked: z.boolean() });

export const lockdownApi = {
  get: endpoint({
    method: "GET",
    path: "/api/lockdown",
    access: "public",
    summary: "Whether the site is locked for maintenance",
    response: Lockdown,
  }),
};
