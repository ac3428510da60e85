import { isIP } from "node:net";
import { isLoopback } from "#server/platform/network/loopback.ts";

/** What passkeys are bound to: a host name, and the origin of its pages. */
export type PasskeySite = { rpId: string; origin: string };

const nameOf = (hostname: string) => hostname.replaceAll(/^\[|\]$/g, "");

/**
 * Returns the site for passkeys; undefined if they can't work. They belong to a host name, and browsers only offer them over
 * https or at localhost. A site at a loopback address accepts them if it is opened as localhost.
 */
export function passkeySiteOf(siteUrl: string, host: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  if (hostname === "localhost") return { rpId: hostname, origin };
  if (isIP(nameOf(hostname)) === 0) return protocol === "https:" ? { rpId: hostname, origin } : undefined;
  const asked = isLoopback(hostname) ? URL.parse(`${protocol}//${host}`) : null;
  return asked?.hostname === "localhost" ? { rpId: "localhost", origin: asked.origin } : undefined;
}
