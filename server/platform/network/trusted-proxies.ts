import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { type InternetAddress, readAddress } from "./internet-address.ts";

/** Whether the sender at this address, so many senders away from us, is a proxy whose word counts. */
export type IsTrustedProxy = (address: string | undefined, hop: number) => boolean;

type Range = [InternetAddress, number];

/**
 * Reads `off`, a number of proxies in front of the site, or their addresses and ranges. A function also for a number: Fastify
 * takes a plain number for none. Undefined where it's none of these.
 */
export function readTrustedProxies(value: string): IsTrustedProxy | false | undefined {
  const text = value.trim();
  if (text === "off") return false;
  const hops = text === "on" ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  if (hops !== undefined) return hops > 0 && ((_address, hop) => hop < hops);
  const ranges = text.split(",").map((range) => readRange(range.trim()));
  return ranges.every((range) => range !== undefined) ? (address) => isInOneOf(ranges, address) : undefined;
}

/**
 * Who sent a request that Fastify hasn't seen yet, as `request.ip` will say; undefined where a trusted proxy names nobody.
 */
export function senderOf({ socket, headers }: IncomingMessage, isTrusted: IsTrustedProxy | false): string | undefined {
  const { remoteAddress = "" } = socket;
  if (isTrusted === false || !isTrusted(remoteAddress, 0)) return remoteAddress;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const senders = forwarded
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .reverse();
  return senders.find((each, index) => !isTrusted(each, index + 1)) ?? senders.at(-1);
}

/** A range of everything would trust whatever a visitor says of itself. */
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
