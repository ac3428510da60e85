type Write = (counts: ReadonlyMap<string, number>) => Promise<void>;

/**
 * Counts that come too often to be written one by one. They're kept in memory and written together every few seconds, and
 * when the site stops. What couldn't be written is tried again the next time.
 */
export class PendingCounts {
  readonly #write: Write;
  #pending = new Map<string, number>();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(write: Write) {
    this.#write = write;
  }

  add(key: string, count = 1) {
    this.#pending.set(key, (this.#pending.get(key) ?? 0) + count);
  }

  /** Resolves when everything that was counted before is written. */
  write(): Promise<void> {
    const writing = this.#underWay.then(() => this.#writeAll());
    this.#underWay = writing.catch(() => undefined);
    return writing;
  }

  /** Resolves when nothing is being written. */
  async settled() {
    await this.#underWay;
  }

  async #writeAll() {
    if (this.#pending.size === 0) return;
    const counts = this.#pending;
    this.#pending = new Map();
    try {
      await this.#write(counts);
    } catch (error) {
      for (const [key, count] of counts) this.add(key, count);
      throw error;
    }
  }
}
