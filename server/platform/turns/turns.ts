import { setImmediate, setTimeout } from "node:timers";
import { unavailable } from "#server/errors.ts";
import { actForAll, ownTurn } from "./acting-for.ts";
import { RankedQueue, type Turn } from "./ranked-queue.ts";
import type { QueueLimits } from "./turn-queue.ts";

/** Longer than this, the work was mostly waiting, not using the event loop. */
const longestRestMs = 50;

/**
 * Work that takes much of the machine: some of it at once, some in a queue of each rank, and the rest is refused. Within a
 * rank each account or address has its turn, so that one who asks for much waits for themselves alone.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #rests: boolean;
  readonly #queue: RankedQueue;
  #running = 0;

  /** Where work `rests`, no more of it begins until the event loop has been free of it for as long as it took. */
  constructor({ atOnce, rests = false, ...limits }: QueueLimits & { atOnce: number; rests?: boolean }) {
    this.#atOnce = atOnce;
    this.#rests = rests;
    this.#queue = new RankedQueue(limits);
  }

  /** Throws `unavailable` where work for this one would be refused now. */
  requireRoom(turn: Turn) {
    if (this.#running >= this.#atOnce && !this.#queue.hasRoomFor(turn)) throw unavailable();
  }

  /** Throws `unavailable` when too many wait, also when others come while this one waits. */
  async take<T>(work: () => Promise<T>, turn: Turn = ownTurn): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#queue.wait(turn);
    else this.#running++;
    const beganMs = performance.now();
    try {
      return await actForAll(work); // others wait for this to end
    } finally {
      const tookMs = performance.now() - beganMs;
      if (this.#rests) setTimeout(() => this.#beginNext(), Math.min(tookMs, longestRestMs) * this.#atOnce);
      else if (!this.#queue.isEmpty)
        setImmediate(() => this.#beginNext()); // after what came in while this one ran
      else this.#running--;
    }
  }

  #beginNext() {
    const next = this.#queue.next();
    if (next) next.begin();
    else this.#running--;
  }
}
