import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type InternetAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/** An address however it is written; an IPv4 address inside an IPv6 one is that IPv4 address. Undefined for anything else. */
export function readAddress(written: string | undefined): InternetAddress | undefined {
  const trimmed = written?.trim() ?? "";
  const { six, four } = withPort.exec(trimmed)?.groups ?? {};
  const [address = ""] = (six ?? four ?? trimmed).split("%", 1); // without the network card it came in by
  return isIP(address) ? ipaddr.process(address) : undefined;
}

/** The one spelling of an address that people know, or the text itself where it's none. */
export const plainAddress = (written: string) => readAddress(written)?.toString() ?? written;
