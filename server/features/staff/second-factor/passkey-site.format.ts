import { isIP } from "node:net";
import { isLoopback } from "#server/platform/network/loopback.ts";

/** What passkeys are bound to: a host name, and the address that pages have there. */
export type PasskeySite = { rpId: string; origin: string };

const nameOf = (hostname: string) => hostname.replaceAll(/^\[|\]$/g, "");

/**
 * Passkeys belong to a host name, and browsers have them only over https or at localhost. A site at an address of the machine
 * itself takes them if it is opened as localhost.
 */
export function passkeySiteOf(siteUrl: string, host: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  if (hostname === "localhost") return { rpId: hostname, origin };
  if (isIP(nameOf(hostname)) === 0) return protocol === "https:" ? { rpId: hostname, origin } : undefined;
  const asked = isLoopback(hostname) ? URL.parse(`${protocol}//${host}`) : null;
  return asked?.hostname === "localhost" ? { rpId: "localhost", origin: asked.origin } : undefined;
}
