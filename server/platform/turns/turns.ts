import { setImmediate, setTimeout } from "node:timers";
import { overloaded } from "#server/errors.ts";
import { ownTurn, runForEveryone } from "./current-turn.ts";
import { RankedQueue, type Turn } from "./ranked-queue.ts";
import type { QueueLimits } from "./turn-queue.ts";

type Rests = {
  /**
   * The next work begins once the event loop has been free of it for as long as the last took, but at most this long:
   * work that takes longer was mostly waiting, not using the event loop. Without it the next begins immediately.
   */
  longestRestMs?: number;
};

/**
 * Limits heavy work: some runs at once, some waits in a queue for each rank, and the rest is refused. Within a rank, accounts and
 * addresses take turns, so that heavy users only wait for themselves.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #longestRestMs: number;
  readonly #queue: RankedQueue;
  #running = 0;

  constructor({ atOnce, longestRestMs = 0, ...limits }: QueueLimits & Rests & { atOnce: number }) {
    this.#atOnce = atOnce;
    this.#longestRestMs = longestRestMs;
    this.#queue = new RankedQueue(limits);
  }

  /** Throws `overloaded` if work for this one would be refused now. */
  requireRoom(turn: Turn) {
    if (this.#running >= this.#atOnce && !this.#queue.hasRoomFor(turn)) throw overloaded();
  }

  /**
   * Runs the work when its turn comes. Throws `overloaded` if too many wait, even if others only come while this one waits. If
   * the signal aborts before the work has begun, throws its reason.
   */
  async take<T>(work: () => Promise<T>, turn: Turn = ownTurn, signal?: AbortSignal): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#queue.wait(turn, signal);
    else this.#running++;
    const beganMs = performance.now();
    try {
      return await runForEveryone(work); // others wait for this to end
    } finally {
      const tookMs = performance.now() - beganMs;
      const restMs = Math.min(tookMs, this.#longestRestMs) * this.#atOnce;
      if (restMs > 0) setTimeout(() => this.#beginNext(), restMs);
      else if (!this.#queue.isEmpty)
        setImmediate(() => this.#beginNext()); // after handling what came in while this one ran
      else this.#running--;
    }
  }

  #beginNext() {
    const next = this.#queue.next();
    if (next) next.begin();
    else this.#running--;
  }
}
