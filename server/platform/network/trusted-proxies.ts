import ipaddr from "ipaddr.js";
import { type InternetAddress, readAddress } from "./internet-address.ts";

/** Whether the sender at this address is a proxy we trust. `hop` counts the senders between it and us. */
export type IsTrustedProxy = (address: string | undefined, hop: number) => boolean;

type Range = [InternetAddress, number];

/**
 * Reads `off`, a number of proxies in front of the site, or their addresses and ranges. Returns a function even for a number,
 * because Fastify ignores a plain number. Undefined if it's none of these.
 */
export function readTrustedProxies(value: string): IsTrustedProxy | false | undefined {
  const text = value.trim();
  if (text === "off") return false;
  const hops = text === "on" ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  if (hops !== undefined) return hops > 0 && ((_address, hop) => hop < hops);
  const ranges = text.split(",").map((range) => readRange(range.trim()));
  return ranges.every((range) => range !== undefined) ? (address) => isInOneOf(ranges, address) : undefined;
}

/** Rejects a range of all addresses, which would trust whatever visitors claim. */
function readRange(written: string): Range | undefined {
  const [start, bits, ...rest] = written.split("/");
  const address = readAddress(start);
  if (!address || rest.length > 0) return undefined;
  const most = address.kind() === "ipv4" ? 32 : 128;
  if (bits === undefined) return [address, most];
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
  return length > 0 && length <= most ? [address, length] : undefined;
}

function isInOneOf(ranges: Range[], written: string | undefined): boolean {
  const address = readAddress(written);
  return address !== undefined && ipaddr.subnetMatch(address, { ours: ranges }, "others") === "ours";
}
