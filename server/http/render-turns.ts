import type { FastifyRequest } from "fastify";
import type { Visitor } from "#contract/page.ts";
import { unavailable } from "#server/errors.ts";
import { FairTurns } from "#server/fair-turns.ts";
import { addressKey } from "./rate-limit.ts";

/** A school or a family may sit behind one address; a browser that is signed in belongs to one person. */
const visitors = { atOnce: 1, waitingEach: 32, waiting: 128 };
const signedIn = { atOnce: 2, waitingEach: 64, waiting: 256 };

/**
 * Turns for pages that are made for one person and can't be shared. Each takes some milliseconds of the event loop, so few run
 * at once. Signed-in people have turns of their own: whatever strangers post, they don't wait for it.
 */
export function renderTurns() {
  const ofVisitors = new FairTurns(visitors);
  const ofSignedIn = new FairTurns(signedIn);
  return <T>(request: FastifyRequest, visitor: Visitor | undefined, render: () => Promise<T>): Promise<T> => {
    const renderUnlessGone = () => (request.raw.socket.destroyed ? Promise.reject(unavailable()) : render());
    return visitor
      ? ofSignedIn.take(nameOf(visitor), renderUnlessGone)
      : ofVisitors.take(addressKey(request.ip), renderUnlessGone);
  };
}

const nameOf = ({ me, staff }: Visitor) => me?.id ?? (staff.isAdmin ? staff.username : "");
