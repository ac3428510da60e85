import { unavailable } from "./errors.ts";

/** For whom work is done: an address, or a browser that is known here. */
export type Turn = { holder: string; isKnown: boolean };

/** What the site does for itself. */
const ownTurn: Turn = { holder: "the site", isKnown: true };

/** As often as strangers have a turn while known browsers wait too: one in four. */
const knownInARow = 3;

/**
 * Work that takes much of the machine: some of it at once, some in a queue, and the rest is refused. Browsers that are known
 * go first, and among the others each address has its turn, so that a flood of strangers keeps neither out.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #known: Queue;
  readonly #strangers: Queue;
  #running = 0;
  #inARow = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#known = new Queue(waiting);
    this.#strangers = new Queue(waiting);
  }

  /** Throws `unavailable` where work for this one would be refused now. */
  requireRoom(turn: Turn) {
    if (this.#running >= this.#atOnce && !this.#queueOf(turn).hasRoomFor(turn.holder)) throw unavailable();
  }

  /** Throws `unavailable` when too many wait. */
  async take<T>(work: () => Promise<T>, turn: Turn = ownTurn): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#queueOf(turn).wait(turn.holder);
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#running--;
    }
  }

  #queueOf({ isKnown }: Turn): Queue {
    return isKnown ? this.#known : this.#strangers;
  }

  #next(): Waiting | undefined {
    const known = this.#inARow < knownInARow ? this.#known.next() : undefined;
    if (known) {
      this.#inARow++;
      return known;
    }
    this.#inARow = 0;
    return this.#strangers.next() ?? this.#known.next();
  }
}

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };

/** Holders take turns. When it is full, whoever has most waiting makes room for those who have less. */
class Queue {
  readonly #most: number;
  readonly #byHolder = new Map<string, Waiting[]>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  hasRoomFor(holder: string): boolean {
    return this.#count < this.#most || this.#crowding(holder) !== undefined;
  }

  wait(holder: string): Promise<void> {
    if (this.#count >= this.#most) this.#makeRoomFor(holder);
    return new Promise((begin, refuse) => {
      this.#count++;
      this.#waitingOf(holder).push({ begin, refuse });
    });
  }

  next(): Waiting | undefined {
    for (const [holder, waiting] of this.#byHolder) {
      const first = waiting.shift();
      this.#byHolder.delete(holder);
      if (waiting.length > 0) this.#byHolder.set(holder, waiting); // behind all others
      this.#count--;
      return first;
    }
    return undefined;
  }

  #waitingOf(holder: string): Waiting[] {
    const waiting = this.#byHolder.get(holder) ?? [];
    this.#byHolder.set(holder, waiting);
    return waiting;
  }

  #makeRoomFor(holder: string) {
    const crowd = this.#crowding(holder);
    if (!crowd) throw unavailable();
    crowd.pop()?.refuse(unavailable());
    this.#count--;
  }

  /** Those of the holder who has most waiting, where one of them can go and this holder still has no more than they. */
  #crowding(holder: string): Waiting[] | undefined {
    const largest = [...this.#byHolder.values()].reduce<Waiting[]>(
      (most, one) => (one.length > most.length ? one : most),
      [],
    );
    const own = this.#byHolder.get(holder)?.length ?? 0;
    return largest.length > own + 1 ? largest : undefined;
  }
}
