import type { FastifyInstance, FastifyRequest } from "fastify";
import { overloaded } from "#server/errors.ts";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import { FairShares } from "#server/platform/turns/fair-shares.ts";
import { giveUpBody } from "./give-up-body.ts";

/** About 250 of the largest bodies, or one small body for every possible connection. Forms with a file are limited separately. */
const usualMostBytes = 16 * 1024 * 1024;

/** Limits the memory that bodies take until they are answered, however many come slowly at once. */
export function limitBodiesAtOnce(app: FastifyInstance, mostBytes = usualMostBytes) {
  const room = new FairShares(mostBytes);
  app.addHook("onRequest", async (request, reply) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    const holder = crowdOf(addressKey(request.ip));
    const giveUp = () => giveUpBody(app.server, request.raw, reply.raw);
    const release = room.take(holder, { amount: bytes, giveUp });
    if (!release) throw overloaded();
    reply.raw.once("close", release); // answered, or the client left
  });
}

/** Returns the most bytes that may come: without a length, as many as the route allows. */
function announcedBytes({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  if (config?.file) return 0;
  if (headers["transfer-encoding"] !== undefined) return bodyLimit;
  return Math.min(Number(headers["content-length"] ?? 0), bodyLimit);
}
