import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import { isPartOfAnother, runInTurnOf } from "#server/platform/turns/current-turn.ts";
import { LoopTurns } from "#server/platform/turns/loop-turns.ts";
import type { Turn } from "#server/platform/turns/ranked-queue.ts";

/**
 * Makes addresses take turns for everything that requests wait for: the event loop and the database's connections. Browsers that
 * have signed in before go before strangers, and have separate turns even at one address, which may be a school's.
 */
export function waitInTurns(app: FastifyInstance) {
  const loop = new LoopTurns();
  app.addHook("onRequest", (request, _reply, done) => {
    if (isPartOfAnother(request.raw.socket)) return done();
    const turn = turnOf(request);
    loop.begin(turn, () => runInTurnOf(turn, done));
  });
}

function turnOf(request: FastifyRequest): Turn {
  const address = addressKey(request.ip);
  const crowd = crowdOf(address);
  const device = request.knownDevice("member") ?? request.knownDevice("staff");
  if (device) return { rank: "known", holder: `${address} ${device.accountId}`, crowd };
  return { rank: "strangers", holder: address, crowd };
}
