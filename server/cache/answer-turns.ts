import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import type { Turn } from "#server/platform/turns/ranked-queue.ts";
import { Turns } from "#server/platform/turns/turns.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Throws `overloaded` when too many wait. Without `somebody`, the turn belongs to the request's address. */
    answerTurns: (request: FastifyRequest, somebody?: Somebody) => InTurn;
  }
}

/** Runs work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;
/** The signed-in person, or the owner of the calendar feed that is asked for. */
export type Somebody = Pick<Turn, "holder"> & { rank: "staff" | "known" };

/** Few wait even at a school's address: requests for an answer in the making share it and take no turn. */
const waiting = { waitingEach: 16, waiting: 256 };
/** A thousand long events, or a hundred long articles, take up to a quarter of a second to read, write and compress. */
const rests = { longestRestMs: 250 };

/**
 * Makes turns for lists and calendars that aren't finished yet. Finished answers take none, but the cursors and times
 * that people can ask for are endless. One answer may have 16 MB, and several times that while it is made, so few are
 * made at once. After each, its slot rests for as long as it took, so that a flood of them can't keep the event loop
 * busy. Visitors, members and staff have separate turns, and staff never wait for a rest. Later pages of lists, which
 * are made for each request, have turns too, so that articles and first pages, which are kept, never wait for them.
 * Pages have separate turns: rendering one asks for lists, and it would wait for itself.
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
