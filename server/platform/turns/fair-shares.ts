/**
 * Something scarce that holders take some of and give back. A holder never has more than is still free: the first greedy one ends
 * with half, the second with a quarter, so something is always left for the next.
 */
export class FairShares {
  readonly #most: number;
  readonly #ofHolder = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes the amount and says true, or takes nothing. */
  take(holder: string, amount = 1): boolean {
    const own = (this.#ofHolder.get(holder) ?? 0) + amount;
    if (own > this.#most - this.#all) return false;
    this.#ofHolder.set(holder, own);
    this.#all += amount;
    return true;
  }

  release(holder: string, amount = 1) {
    const rest = (this.#ofHolder.get(holder) ?? 0) - amount;
    if (rest > 0) this.#ofHolder.set(holder, rest);
    else this.#ofHolder.delete(holder);
    this.#all -= amount;
  }
}
