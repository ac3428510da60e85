import { setImmediate, setTimeout } from "node:timers";
import { unavailable } from "#server/errors.ts";
import { type Holder, type QueueLimits, TurnQueue } from "./turn-queue.ts";

/** `known` are members, and browsers that have signed in before. */
type Rank = "staff" | "known" | "strangers";
export type Turn = Holder & { rank: Rank };

/** What the site does for itself. */
const ownTurn: Turn = { holder: "the site", rank: "staff" };

/** Longer than this, the work was mostly waiting, not using the event loop. */
const longestRestMs = 50;

/** Who goes first in each of four turns: no flood of one rank keeps out another, and strangers have one turn in four. */
const firstInRank: Rank[][] = [
  ["staff", "known", "strangers"],
  ["known", "staff", "strangers"],
  ["staff", "known", "strangers"],
  ["strangers", "staff", "known"],
];

/**
 * Work that takes much of the machine: some of it at once, some in a queue of each rank, and the rest is refused. Within a
 * rank each account or address has its turn, so that one who asks for much waits for themselves alone.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #rests: boolean;
  readonly #queues: Record<Rank, TurnQueue>;
  #running = 0;
  #turn = 0;

  /** Where work `rests`, no more of it begins until the event loop has been free of it for as long as it took. */
  constructor({ atOnce, rests = false, ...limits }: QueueLimits & { atOnce: number; rests?: boolean }) {
    this.#atOnce = atOnce;
    this.#rests = rests;
    this.#queues = {
      staff: new TurnQueue(limits),
      known: new TurnQueue(limits),
      strangers: new TurnQueue(limits),
    };
  }

  /** Throws `unavailable` where work for this one would be refused now. */
  requireRoom(turn: Turn) {
    if (this.#running >= this.#atOnce && !this.#queues[turn.rank].hasRoomFor(turn)) throw unavailable();
  }

  /** Throws `unavailable` when too many wait, also when others come while this one waits. */
  async take<T>(work: () => Promise<T>, turn: Turn = ownTurn): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#queues[turn.rank].wait(turn);
    else this.#running++;
    const beganMs = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - beganMs;
      if (this.#rests) setTimeout(() => this.#beginNext(), Math.min(tookMs, longestRestMs) * this.#atOnce);
      else if (this.#isAnyWaiting())
        setImmediate(() => this.#beginNext()); // after what came in while this one ran
      else this.#running--;
    }
  }

  #isAnyWaiting(): boolean {
    return Object.values(this.#queues).some(({ isEmpty }) => !isEmpty);
  }

  #beginNext() {
    const order = firstInRank[this.#turn++ % firstInRank.length] ?? [];
    const first = order.map((rank) => this.#queues[rank]).find(({ isEmpty }) => !isEmpty);
    const next = first?.next();
    if (next) next.begin();
    else this.#running--;
  }
}
