import { unavailable } from "./errors.ts";

/** Work that takes much of the machine: some of it at once, some in a queue, and the rest is refused. */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** Throws `unavailable` when too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#wait();
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#waiting) throw unavailable();
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}
