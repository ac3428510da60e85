import { setTimeout } from "node:timers";
import { overloaded } from "#server/errors.ts";

/** Who work waits for: one account or one address, and what several holders that may be one person have in common. */
export type Holder = { holder: string; crowd?: string };
/** `waitingEach` is how many may wait for one holder, `longestMs` how long anyone waits. */
export type QueueLimits = { waiting: number; waitingEach?: number; longestMs?: number };

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };
type Line = { holder: string; crowd: string; waiting: Waiting[] };

/**
 * Crowds take turns, and within a crowd its holders do. When the queue is full, the holder with the most waiting makes room for
 * those with less; if nobody has more than one, the largest crowd does.
 */
export class TurnQueue {
  readonly #limits: QueueLimits & { waitingEach: number };
  /** Each map is in order of turns: the next crowd, or holder, comes first. */
  readonly #crowds = new Map<string, Map<string, Line>>();
  #count = 0;

  constructor({ waiting, waitingEach = waiting, ...limits }: QueueLimits) {
    this.#limits = { ...limits, waiting, waitingEach };
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  hasRoomFor(asking: Holder): boolean {
    const { waiting, waitingEach } = this.#limits;
    if (waitingEach < Number.POSITIVE_INFINITY && this.#lengthOf(asking) >= waitingEach) return false;
    return this.#count < waiting || this.#lineToShortenFor(asking) !== undefined;
  }

  /** Throws `overloaded` if too many wait or it took too long, and the signal's reason once that aborts. */
  wait(asking: Holder, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.hasRoomFor(asking)) throw overloaded();
    if (this.#count >= this.#limits.waiting) this.#makeRoomFor(asking);
    const line = this.#lineOf(asking);
    this.#count++;
    return new Promise((begin, refuse) => this.#add(line, { begin, refuse }, signal));
  }

  next(): Waiting | undefined {
    const [crowd] = this.#crowds.values();
    const [line] = crowd?.values() ?? [];
    const next = line?.waiting[0];
    if (!crowd || !line || !next) return undefined;
    this.#leave(line, next);
    moveBehind(crowd, line.holder);
    moveBehind(this.#crowds, line.crowd);
    return next;
  }

  #lineOf({ holder, crowd = holder }: Holder): Line {
    const lines = this.#crowds.get(crowd) ?? new Map<string, Line>();
    const line = lines.get(holder) ?? { holder, crowd, waiting: [] };
    this.#crowds.set(crowd, lines.set(holder, line));
    return line;
  }

  #add(line: Line, { begin, refuse }: Waiting, signal?: AbortSignal) {
    const { longestMs } = this.#limits;
    const giveUp = (reason: unknown) => {
      this.#leave(line, waiting);
      waiting.refuse(reason);
    };
    const onAbort = () => giveUp(signal?.reason);
    const tooLong = longestMs && setTimeout(() => giveUp(overloaded()), longestMs);
    const inTime = (end: () => void) => {
      clearTimeout(tooLong);
      signal?.removeEventListener("abort", onAbort);
      end();
    };
    const waiting = { begin: () => inTime(begin), refuse: (reason: unknown) => inTime(() => refuse(reason)) };
    signal?.addEventListener("abort", onAbort);
    line.waiting.push(waiting);
  }

  #leave({ holder, crowd, waiting }: Line, leaving: Waiting) {
    waiting.splice(waiting.indexOf(leaving), 1);
    this.#count--;
    const lines = this.#crowds.get(crowd);
    if (waiting.length === 0) lines?.delete(holder);
    if (lines?.size === 0) this.#crowds.delete(crowd);
  }

  #lengthOf({ holder }: Holder): number {
    return [...this.#crowds.values()].reduce((sum, lines) => sum + (lines.get(holder)?.waiting.length ?? 0), 0);
  }

  #makeRoomFor(asking: Holder) {
    const line = this.#lineToShortenFor(asking);
    const last = line?.waiting.at(-1);
    if (!line || !last) return;
    this.#leave(line, last);
    last.refuse(overloaded());
  }

  /**
   * Returns a line that can lose one entry while this holder, or else this crowd, still has no more than it; undefined if there
   * is none.
   */
  #lineToShortenFor(asking: Holder): Line | undefined {
    const { holder, crowd = holder } = asking;
    const crowds = [...this.#crowds.values()].map((lines) => [...lines.values()]);
    const longest = largest(crowds.flat(), lengthOf);
    if (longest && lengthOf(longest) > this.#lengthOf(asking) + 1) return longest;
    const largestCrowd = largest(crowds, sizeOf);
    const own = [...(this.#crowds.get(crowd)?.values() ?? [])];
    if (!largestCrowd || sizeOf(largestCrowd) <= sizeOf(own) + 1) return undefined;
    return largest(largestCrowd, lengthOf);
  }
}

const lengthOf = ({ waiting }: Line) => waiting.length;
const sizeOf = (lines: Line[]) => lines.reduce((sum, line) => sum + lengthOf(line), 0);

/** Moves an entry behind all others. */
function moveBehind<Value>(all: Map<string, Value>, name: string) {
  const value = all.get(name);
  if (value === undefined || !all.delete(name)) return;
  all.set(name, value);
}

/** On a tie, the last one wins. */
const largest = <T>(all: T[], size: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((most, one) => (most === undefined || size(one) >= size(most) ? one : most), undefined);
