import type { FastifyInstance, preHandlerAsyncHookHandler } from "fastify";
import ipaddr from "ipaddr.js";
import { tooManyRequests } from "#server/errors.ts";
import { readAddress } from "#server/platform/network/internet-address.ts";
import { countTry, type LimitName, waitFor } from "./rate-limits.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** A preHandler that refuses an address's request beyond a limit. Refused forms do not reach it. */
    limit: (name: LimitName) => preHandlerAsyncHookHandler;
    /** Counts one try of a subject; throws when it is one too many. */
    countTry: (name: LimitName, subject: string) => Promise<void>;
    /** Counts one try of a subject, and says whether it may. */
    hasTryLeft: (name: LimitName, subject: string) => Promise<boolean>;
    /** Counts nothing; throws when the subject's tries are used up. */
    requireTriesLeft: (name: LimitName, subject: string) => Promise<void>;
  }
}

/** `factor` multiplies every limit; 0 switches them off. */
export function addRateLimits(app: FastifyInstance, factor: number) {
  app.decorate("countTry", async (name: LimitName, subject: string) => {
    const seconds = await countTry(app.db, { name, subject, factor });
    if (seconds > 0) throw tooManyRequests(seconds);
  });
  app.decorate(
    "hasTryLeft",
    async (name: LimitName, subject: string) => (await countTry(app.db, { name, subject, factor })) === 0,
  );
  app.decorate("requireTriesLeft", async (name: LimitName, subject: string) => {
    const seconds = await waitFor(app.db, { name, subject, factor });
    if (seconds > 0) throw tooManyRequests(seconds);
  });
  app.decorate(
    "limit",
    (name: LimitName): preHandlerAsyncHookHandler =>
      async (request) =>
        app.countTry(name, addressKey(request.ip)),
  );
}

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
