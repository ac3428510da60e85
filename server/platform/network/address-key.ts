import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { readAddress } from "./internet-address.ts";

/** Each request asks several times for the same few. */
const most = { max: 5_000 };
const keys: Known = new LRUCache(most);
const crowds: Known = new LRUCache(most);
/** An IPv6 address with a zone and a port, and then some. */
const longestAddress = 100;
type Known = LRUCache<string, string>;

/** One subscriber is one IPv4 address, or one IPv6 network of 64 bits. What is no address is one subscriber as well. */
export const addressKey = (ip: string): string => known(keys, ip, readKey);

function readKey(ip: string): string {
  const address = readAddress(ip);
  if (!address) return "unknown";
  return address instanceof ipaddr.IPv6 ? networkOf(address) : address.toString();
}

/** Whoever has one network of 64 bits may have all those that begin with the same 48. Takes a key of an address. */
export const crowdOf = (key: string): string => known(crowds, key, readCrowd);

function readCrowd(key: string): string {
  const address = readAddress(key.replace("/64", ""));
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 3).join(":")}::/48` : key;
}

/** What is longer than an address is read each time: nobody fills the memory with it. */
function known(cache: Known, name: string, read: (name: string) => string): string {
  const kept = cache.get(name);
  if (kept !== undefined) return kept;
  const value = read(name);
  if (name.length <= longestAddress) cache.set(name, value);
  return value;
}

const networkOf = ({ parts }: ipaddr.IPv6) => `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
