import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type InternetAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/**
 * Parses an address in any notation. An IPv4 address inside an IPv6 one is that IPv4 address. Returns undefined for anything
 * else.
 */
export function readAddress(written: string | undefined): InternetAddress | undefined {
  const trimmed = written?.trim() ?? "";
  const { six, four } = withPort.exec(trimmed)?.groups ?? {};
  const [address = ""] = (six ?? four ?? trimmed).split("%", 1); // without the zone, which names a network interface
  return isIP(address) ? ipaddr.process(address) : undefined;
}

/** Returns the usual spelling of an address, or the text itself if it isn't one. */
export const plainAddress = (written: string) => readAddress(written)?.toString() ?? written;
