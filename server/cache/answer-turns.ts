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
const waiting = { waitingEach: 16, waiting: 256 };
/** A thousand long events, or a hundred long articles, take up to a quarter of a second to read, write and compress. */
const rests = { longestRestMs: 250 };

/**
 * Turns for lists and calendars that have to be made anew. What is finished takes none, but there's no end of cursors and of times
 * to ask for. One may have 16 MB, and several times that while it is made, so few are made at once. After each its slot rests for as
 * long as it took: no flood of them keeps the event loop busy. Visitors, members and staff have separate turns, and staff never wait
 * for a rest. So do later pages of lists, which are made for each who asks: an article or a first page, kept once made, waits for none. A page asks for lists while it is rendered: its own turns are others, or it would wait for itself.
 */
export function takeAnswerTurns(app: FastifyInstance) {
  const turns = {
    strangers: new Turns({ atOnce: 1, ...waiting, ...rests }),
    laterPages: new Turns({ atOnce: 1, ...waiting, ...rests }),
    known: new Turns({ atOnce: 1, ...waiting, ...rests }),
    staff: new Turns({ atOnce: 2, ...waiting }),
  };
  app.decorate("answerTurns", ({ ip, query }: FastifyRequest, somebody?: Somebody): InTurn => {
    const address = addressKey(ip);
    const turn = { ...(somebody ?? { rank: "strangers", holder: address }), crowd: crowdOf(address) } as const;
    const ofStrangers = "cursor" in Object(query) ? turns.laterPages : turns.strangers;
    return (work) => (turn.rank === "strangers" ? ofStrangers : turns[turn.rank]).take(work, turn);
  });
}
