import type { FastifyInstance, FastifyRequest } from "fastify";
import { unavailable } from "#server/errors.ts";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import { FairShares } from "#server/platform/turns/fair-shares.ts";
import { giveUpBody } from "./give-up-body.ts";

/** Some 250 of the largest bodies, or as many small ones as there can be connections. Forms with a file have places of their own. */
const usualMostBytes = 16 * 1024 * 1024;

/** Bounds the memory that bodies take until they are answered, however many come slowly at once. */
export function limitBodiesAtOnce(app: FastifyInstance, mostBytes = usualMostBytes) {
  const room = new FairShares(mostBytes);
  app.addHook("onRequest", async (request, reply) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    const holder = crowdOf(addressKey(request.ip));
    const giveUp = () => giveUpBody(app.server, request.raw, reply.raw);
    const release = room.take(holder, { amount: bytes, giveUp });
    if (!release) throw unavailable();
    reply.raw.once("close", release); // answered, or left
  });
}

/** What may come, at most: a body without a length may be as long as its route allows. */
function announcedBytes({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  if (config?.file) return 0;
  if (headers["transfer-encoding"] !== undefined) return bodyLimit;
  return Math.min(Number(headers["content-length"] ?? 0), bodyLimit);
}
