type Write<Value> = (values: ReadonlyMap<string, Value>) => Promise<void>;
type Merge<Value> = (older: Value, newer: Value) => Value;

/**
 * Buffers values that come too often to write one by one. Keeps one per key in memory, and writes all of them every few seconds
 * and when the site stops. What couldn't be written is tried again next time.
 */
export class PendingWrites<Value> {
  readonly #write: Write<Value>;
  readonly #merge: Merge<Value>;
  #pending = new Map<string, Value>();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(write: Write<Value>, merge: Merge<Value> = (_older, newer) => newer) {
    this.#write = write;
    this.#merge = merge;
  }

  add(key: string, value: Value) {
    const before = this.#pending.get(key);
    this.#pending.set(key, before === undefined ? value : this.#merge(before, value));
  }

  /** Returns what isn't written yet. While a write is running, that isn't among it. */
  get(key: string): Value | undefined {
    return this.#pending.get(key);
  }

  /** Resolves once everything added so far is written. */
  write(): Promise<void> {
    const writing = this.#underWay.then(() => this.#writeAll());
    this.#underWay = writing.catch(() => undefined);
    return writing;
  }

  /** Resolves once no write is running. */
  async settled() {
    await this.#underWay;
  }

  async #writeAll() {
    if (this.#pending.size === 0) return;
    const values = this.#pending;
    this.#pending = new Map();
    try {
      await this.#write(values);
    } catch (error) {
      const since = this.#pending;
      this.#pending = new Map(values);
      for (const [key, value] of since) this.add(key, value);
      throw error;
    }
  }
}

/** Buffers counts, which add up. */
export class PendingCounts extends PendingWrites<number> {
  constructor(write: Write<number>) {
    super(write, (older, newer) => older + newer);
  }
}
