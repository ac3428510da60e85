import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { readAddress } from "./internet-address.ts";

/** Each request looks the same few up several times. */
const most = { max: 5_000 };
const keys: Known = new LRUCache(most);
const crowds: Known = new LRUCache(most);
/** Longer than an IPv6 address with a zone and a port. */
const longestAddress = 100;
type Known = LRUCache<string, string>;

/**
 * Returns the same key for all addresses of one subscriber: an IPv4 address, or an IPv6 network of 64 bits. Everything that isn't
 * an address counts as one subscriber.
 */
export const addressKey = (ip: string): string => known(keys, ip, readKey);

function readKey(ip: string): string {
  const address = readAddress(ip);
  if (!address) return "unknown";
  return address instanceof ipaddr.IPv6 ? networkOf(address) : address.toString();
}

/**
 * Groups keys that may belong to one person: someone with one IPv6 network of 64 bits may have all that begin with the
 * same 48 bits. Takes a key from `addressKey`.
 */
export const crowdOf = (key: string): string => known(crowds, key, readCrowd);

function readCrowd(key: string): string {
  const address = readAddress(key.replace("/64", ""));
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 3).join(":")}::/48` : key;
}

/** Doesn't cache names longer than an address, so that nobody can fill the memory with them. */
function known(cache: Known, name: string, read: (name: string) => string): string {
  const kept = cache.get(name);
  if (kept !== undefined) return kept;
  const value = read(name);
  if (name.length <= longestAddress) cache.set(name, value);
  return value;
}

const networkOf = ({ parts }: ipaddr.IPv6) => `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
