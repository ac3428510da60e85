type Asked = {
  amount?: number;
  /** Gives it back because a holder with less asks for it. Returns false if that isn't possible any more. */
  giveUp?: () => boolean;
};
type Taken = { amount: number; giveUp: () => boolean };
type Holding = { taken: Set<Taken>; sum: number };

/**
 * Something scarce that holders take some of and give back. A holder never has more than is still free, so something is left for
 * the next. When nothing is, the holder with the most gives up what they took last to one with less.
 */
export class FairShares {
  readonly #most: number;
  readonly #ofHolder = new Map<string, Holding>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get taken(): number {
    return this.#all;
  }

  /** Takes the amount and returns the function that releases it, or takes nothing and returns undefined. */
  take(holder: string, { amount = 1, giveUp = () => false }: Asked = {}): (() => void) | undefined {
    const own = (this.#ofHolder.get(holder)?.sum ?? 0) + amount;
    if (own > this.#free + this.#aboveShareOf(own)) return undefined;
    while (own > this.#free) if (!this.#takeBackFor(own)) return undefined;
    const holding = this.#ofHolder.get(holder) ?? { taken: new Set(), sum: 0 };
    const taken = { amount, giveUp };
    this.#ofHolder.set(holder, { taken: holding.taken.add(taken), sum: own });
    this.#all += amount;
    return () => this.#release(holder, taken);
  }

  get #free(): number {
    return this.#most - this.#all;
  }

  /** Returns how much others have beyond this amount. */
  #aboveShareOf(own: number): number {
    return this.#ofHolder.values().reduce((above, { sum }) => above + Math.max(0, sum - own), 0);
  }

  /**
   * Takes something back from a holder with more than this amount, starting with the one who has the most. Returns whether it
   * could.
   */
  #takeBackFor(own: number): boolean {
    const larger = [...this.#ofHolder].filter(([, { sum }]) => sum > own);
    for (const [holder, { taken }] of larger.toSorted(([, one], [, other]) => other.sum - one.sum)) {
      const last = [...taken].findLast(({ giveUp }) => giveUp());
      if (last) this.#release(holder, last);
      if (last) return true;
    }
    return false;
  }

  #release(holder: string, taken: Taken) {
    const holding = this.#ofHolder.get(holder);
    if (!holding?.taken.delete(taken)) return; // given up before
    holding.sum -= taken.amount;
    if (holding.taken.size === 0) this.#ofHolder.delete(holder);
    this.#all -= taken.amount;
  }
}
