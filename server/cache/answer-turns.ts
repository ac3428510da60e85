import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import type { Turn } from "#server/platform/turns/ranked-queue.ts";
import { Turns } from "#server/platform/turns/turns.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Throws `unavailable` when too many wait. Without someone it is the turn of the request's address. */
    answerTurns: (request: FastifyRequest, somebody?: Somebody) => InTurn;
  }
}

/** Does work when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;
/** The signed-in person, or the one whose calendar program asks. */
export type Somebody = Pick<Turn, "holder"> & { rank: "staff" | "known" };

/** Few wait even at a school's address: whoever asks for what is in the making waits for that, without a turn of their own. */
const most = { atOnce: 2, waitingEach: 16, waiting: 256 };

/**
 * Turns for lists and calendars that have to be made anew. One may have 16 MB, and several times that while it is made. A page
 * asks for lists while it is rendered: its own turns are others, or it would wait for itself.
 */
export function takeAnswerTurns(app: FastifyInstance) {
  const turns = new Turns(most);
  app.decorate("answerTurns", ({ ip }: FastifyRequest, somebody?: Somebody): InTurn => {
    const address = addressKey(ip);
    const turn = { ...(somebody ?? { rank: "strangers", holder: address }), crowd: crowdOf(address) } as const;
    return (work) => turns.take(work, turn);
  });
}
