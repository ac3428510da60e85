import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { readAddress } from "./internet-address.ts";

/** Each request looks the same few up several times. */
const keys = new LRUCache<string, string>({ max: 5_000 });
/** Longer than an IPv6 address with a zone and a port. Longer names aren't cached, so that nobody can fill the memory with them. */
const longestAddress = 100;

/**
 * Returns the same key for all addresses of one subscriber: an IPv4 address, or an IPv6 network of 64 bits. Everything that isn't
 * an address counts as one subscriber.
 */
export function addressKey(ip: string): string {
  const known = keys.get(ip);
  if (known !== undefined) return known;
  const key = readKey(ip);
  if (ip.length <= longestAddress) keys.set(ip, key);
  return key;
}

function readKey(ip: string): string {
  const address = readAddress(ip);
  if (!address) return "unknown";
  return address instanceof ipaddr.IPv6 ? networkOf(address) : address.toString();
}

const networkOf = ({ parts }: ipaddr.IPv6) => `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
