import type { FastifyRequest } from "fastify";
import type { Visitor } from "#contract/rendered-page.ts";
import type { InTurn } from "#server/cache/answer-turns.ts";
import { unavailable } from "#server/errors.ts";
import { addressKey, crowdOf } from "#server/platform/network/address-key.ts";
import type { Turn } from "#server/platform/turns/ranked-queue.ts";
import { Turns } from "#server/platform/turns/turns.ts";

/** A school or a family may share one address; a signed-in browser belongs to one person. */
const visitors = { atOnce: 1, longestRestMs: 50, waitingEach: 32, waiting: 128 };
const members = { atOnce: 2, longestRestMs: 50, waitingEach: 64, waiting: 256 };
const staff = { ...members, longestRestMs: 0 };

/**
 * Returns turns for pages that can't all be kept: those made for one person, and those of articles. Each takes some milliseconds
 * of the event loop, so few run at once, and after each its slot rests for as long as the page took, so that a flood of them
 * can't keep the loop busy. Visitors, members and staff have separate turns, and staff never wait for a rest.
 */
export function renderTurns() {
  const turns = { strangers: new Turns(visitors), known: new Turns(members), staff: new Turns(staff) };
  const inTurn =
    ({ ip }: FastifyRequest, visitor: Visitor | undefined): InTurn =>
    (work) => {
      const turn = turnOf(visitor, addressKey(ip));
      return turns[turn.rank].take(work, turn);
    };
  return {
    /** For pages that others read too: finished even if the first person to ask has left. */
    inTurn,
    inTurnUnlessGone: (request: FastifyRequest, visitor: Visitor | undefined): InTurn => {
      const { socket } = request.raw;
      return (work) => inTurn(request, visitor)(() => (socket.destroyed ? Promise.reject(unavailable()) : work()));
    },
  };
}

/** Members at one address form a crowd, since one person may have many accounts. */
function turnOf(visitor: Visitor | undefined, address: string): Turn {
  const crowd = crowdOf(address);
  if (visitor?.staff.isAdmin) return { rank: "staff", holder: visitor.staff.adminId ?? visitor.staff.username, crowd };
  if (visitor?.me) return { rank: "known", holder: visitor.me.id, crowd };
  return { rank: "strangers", holder: address, crowd };
}
