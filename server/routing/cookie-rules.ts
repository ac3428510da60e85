import type { CookieSerializeOptions } from "@fastify/cookie";
import { isLoopback } from "#server/platform/network/loopback.ts";

export type CookieRules = {
  member: string;
  staff: string;
  device: string;
  staffDevice: string;
  /** The cookie of a staff sign-in that waits for its second step. */
  staffStep: string;
  options: CookieSerializeOptions;
};

/**
 * Returns the names and options of the site's cookies. They are bound to this host and to TLS wherever browsers accept that: over
 * https, and on this machine.
 */
export function cookieRulesOf(siteUrl: string): CookieRules {
  const { protocol, hostname } = new URL(siteUrl);
  const secure = protocol === "https:" || isLoopback(hostname);
  const prefix = secure ? "__Host-" : "";
  return {
    member: `${prefix}session`,
    staff: `${prefix}staff`,
    device: `${prefix}device`,
    staffDevice: `${prefix}staff-device`,
    staffStep: `${prefix}staff-step`,
    options: { path: "/", httpOnly: true, sameSite: "lax", secure },
  };
}
