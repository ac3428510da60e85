import { unavailable } from "#server/errors.ts";

/** For whom work waits: one account or one address, and what many holders of one person have in common. */
export type Holder = { holder: string; crowd?: string };
/** `waitingEach` is how many may wait of one holder. */
export type QueueLimits = { waiting: number; waitingEach?: number };

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };
type Line = { crowd: string; waiting: Waiting[] };

/**
 * Holders take turns. When the queue is full, whoever has most waiting makes room for those who have less; where nobody has
 * more than one, the largest crowd does.
 */
export class TurnQueue {
  readonly #limits: Required<QueueLimits>;
  /** The one whose turn is next comes first. */
  readonly #lines = new Map<string, Line>();
  #count = 0;

  constructor({ waiting, waitingEach = waiting }: QueueLimits) {
    this.#limits = { waiting, waitingEach };
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  hasRoomFor(asking: Holder): boolean {
    if (this.#lengthOf(asking) >= this.#limits.waitingEach) return false;
    return this.#count < this.#limits.waiting || this.#lineToShortenFor(asking) !== undefined;
  }

  /** Throws `unavailable` when too many wait. */
  wait(asking: Holder): Promise<void> {
    if (!this.hasRoomFor(asking)) throw unavailable();
    if (this.#count >= this.#limits.waiting) this.#makeRoomFor(asking);
    const { holder, crowd = holder } = asking;
    const line = this.#lines.get(holder) ?? { crowd, waiting: [] };
    this.#lines.set(holder, line);
    this.#count++;
    return new Promise((begin, refuse) => line.waiting.push({ begin, refuse }));
  }

  next(): Waiting | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [holder, line] = first;
    const next = line.waiting.shift();
    this.#lines.delete(holder);
    if (line.waiting.length > 0) this.#lines.set(holder, line); // behind all others
    this.#count--;
    return next;
  }

  #lengthOf({ holder }: Holder): number {
    return this.#lines.get(holder)?.waiting.length ?? 0;
  }

  #makeRoomFor(asking: Holder) {
    const shortened = this.#lineToShortenFor(asking);
    if (!shortened) return;
    const [holder, { waiting }] = shortened;
    waiting.pop()?.refuse(unavailable());
    if (waiting.length === 0) this.#lines.delete(holder);
    this.#count--;
  }

  /** The line that one can leave while this holder, or else this crowd, still has no more than they. */
  #lineToShortenFor(asking: Holder): [string, Line] | undefined {
    const { holder, crowd = holder } = asking;
    const lines = [...this.#lines];
    const longest = largest(lines, lengthOf);
    if (longest && lengthOf(longest) > this.#lengthOf(asking) + 1) return longest;
    const crowds = Map.groupBy(lines, ([, line]) => line.crowd);
    const largestCrowd = largest([...crowds.values()], sizeOf);
    if (!largestCrowd || sizeOf(largestCrowd) <= sizeOf(crowds.get(crowd) ?? []) + 1) return undefined;
    return largest(largestCrowd, lengthOf);
  }
}

const lengthOf = ([, { waiting }]: [string, Line]) => waiting.length;
const sizeOf = (lines: [string, Line][]) => lines.reduce((sum, line) => sum + lengthOf(line), 0);

/** Of equals the last one. */
const largest = <T>(all: T[], size: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((most, one) => (most === undefined || size(one) >= size(most) ? one : most), undefined);
