import { setImmediate } from "node:timers";
import { unavailable } from "./errors.ts";

type Most = {
  atOnce: number;
  /** How many may wait of one who asks, and of all together. */
  waitingEach: number;
  waiting: number;
};

/** Work that holds up the event loop: those who ask take turns, so that one who asks for much waits for themselves alone. */
export class FairTurns {
  readonly #most: Most;
  /** The one whose turn is next comes first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;

  constructor(most: Most) {
    this.#most = most;
  }

  /** Throws `unavailable` when too many wait. */
  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most.atOnce) await this.#wait(who);
    else this.#running++;
    try {
      return await work();
    } finally {
      setImmediate(() => this.#startNext()); // after what came in while this one ran
    }
  }

  #wait(who: string): Promise<void> {
    const queue = this.#queues.get(who) ?? [];
    if (queue.length >= this.#most.waitingEach || this.#waiting >= this.#most.waiting) throw unavailable();
    this.#queues.set(who, queue);
    this.#waiting++;
    return new Promise((resolve) => queue.push(resolve));
  }

  #startNext() {
    const [next] = this.#queues;
    if (!next) return void this.#running--;
    const [who, queue] = next;
    const start = queue.shift();
    this.#queues.delete(who);
    if (queue.length > 0) this.#queues.set(who, queue);
    this.#waiting--;
    start?.();
  }
}
