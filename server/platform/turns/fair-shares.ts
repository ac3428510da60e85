/** Something scarce that holders take some of and give back: one of them may have half of it at most. */
export class FairShares {
  readonly #most: number;
  readonly #ofHolder = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes the amount, or nothing where that would be too much. */
  take(holder: string, amount = 1): boolean {
    const own = (this.#ofHolder.get(holder) ?? 0) + amount;
    if (own > this.#most / 2 || this.#all + amount > this.#most) return false;
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
