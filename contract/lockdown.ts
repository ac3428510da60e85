import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const Lockdown = z.strictObject({ isLocked: z.boolean() });

/** Where the LOCKED screen stands, which is shown in place of whatever was asked for. */
export const lockedPath = "/locked";

export const lockdownTexts = {
  sentence: "The site is closed for maintenance. Please come back later.",
} as const;

export const lockdownApi = {
  get: endpoint({
    method: "GET",
    path: "/api/lockdown",
    access: "public",
    summary: "Whether the site is locked for maintenance",
    response: Lockdown,
  }),
  getForStaff: endpoint({
    method: "GET",
    path: "/api/admin/lockdown",
    access: "staff:switches:read",
    summary: "Whether the site is locked",
    response: Lockdown,
  }),
  set: endpoint({
    method: "POST",
    path: "/api/admin/lockdown",
    access: "staff:switches:write",
    summary: "Locks or unlocks the site",
    body: Lockdown,
    response: Lockdown,
  }),
};
