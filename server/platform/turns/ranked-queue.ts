import { type Holder, type QueueLimits, TurnQueue } from "./turn-queue.ts";

/** `known` are members, and browsers that have signed in before. */
type Rank = "staff" | "known" | "strangers";
export type Turn = Holder & { rank: Rank };

/**
 * Which rank goes first in each of four turns, so that a flood of one rank can't lock out another. Strangers go first in one of
 * the four.
 */
const firstInRank: Rank[][] = [
  ["staff", "known", "strangers"],
  ["known", "staff", "strangers"],
  ["staff", "known", "strangers"],
  ["strangers", "staff", "known"],
];

/** A queue for each rank. Within a rank, accounts and addresses take turns. */
export class RankedQueue {
  readonly #queues: Record<Rank, TurnQueue>;
  #turn = 0;

  constructor(limits: QueueLimits) {
    this.#queues = {
      staff: new TurnQueue(limits),
      known: new TurnQueue(limits),
      strangers: new TurnQueue(limits),
    };
  }

  get isEmpty(): boolean {
    return Object.values(this.#queues).every(({ isEmpty }) => isEmpty);
  }

  hasRoomFor(turn: Turn): boolean {
    return this.#queues[turn.rank].hasRoomFor(turn);
  }

  /** Throws `overloaded` if too many wait or it took too long, and the signal's reason once that aborts. */
  wait(turn: Turn, signal?: AbortSignal): Promise<void> {
    return this.#queues[turn.rank].wait(turn, signal);
  }

  next() {
    const order = firstInRank[this.#turn++ % firstInRank.length] ?? [];
    const first = order.map((rank) => this.#queues[rank]).find(({ isEmpty }) => !isEmpty);
    return first?.next();
  }
}
