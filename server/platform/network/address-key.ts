import ipaddr from "ipaddr.js";
import { readAddress } from "./internet-address.ts";

/** One subscriber is one IPv4 address, or one IPv6 network of 64 bits. What is no address is one subscriber as well. */
export function addressKey(ip: string): string {
  const address = readAddress(ip);
  if (!address) return "unknown";
  return address instanceof ipaddr.IPv6 ? networkOf(address) : address.toString();
}

/** Whoever has one network of 64 bits may have all those that begin with the same 48. Takes a key of an address. */
export function crowdOf(key: string): string {
  const address = readAddress(key.replace("/64", ""));
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 3).join(":")}::/48` : key;
}

const networkOf = ({ parts }: ipaddr.IPv6) => `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
