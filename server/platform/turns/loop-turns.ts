import { setImmediate } from "node:timers";
import { RankedQueue, type Turn } from "./ranked-queue.ts";

/** Starting this many requests takes about five milliseconds. */
const usualEachRound = 16;

/**
 * Turns on the event loop. Each round only starts a limited number of requests, so that a new one is handled soon even if
 * hundreds came before it. Nothing is refused, and nothing waits while there is little to do.
 */
export class LoopTurns {
  readonly #queue = new RankedQueue({ waiting: Number.POSITIVE_INFINITY });
  readonly #eachRound: number;
  #begun = 0;
  #isRoundAhead = false;

  constructor(eachRound = usualEachRound) {
    this.#eachRound = eachRound;
  }

  begin(turn: Turn, work: () => void) {
    this.#announceRound();
    if (this.#begun >= this.#eachRound) return void this.#queue.wait(turn).then(work);
    this.#begun++;
    work();
  }

  #announceRound() {
    if (this.#isRoundAhead) return;
    this.#isRoundAhead = true;
    setImmediate(() => this.#round());
  }

  #round() {
    this.#isRoundAhead = false;
    this.#begun = 0;
    for (let next = this.#queue.next(); next; next = this.#queue.next()) {
      next.begin();
      this.#begun++;
      if (this.#begun === this.#eachRound) break;
    }
    if (this.#begun > 0) this.#announceRound();
  }
}
