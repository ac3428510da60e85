const noDeadline = 0n;

/** Two cells of memory that both threads see, even while the engine computes and can neither send nor receive. */
export class EngineStatus {
  readonly memory: SharedArrayBuffer;
  readonly #cells: BigInt64Array;

  constructor(memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new BigInt64Array(memory);
  }

  /** Notes that the engine begins something that must be done within this time. */
  begin(limitMs: number) {
    Atomics.store(this.#cells, 0, process.hrtime.bigint() + BigInt(limitMs) * 1_000_000n);
  }

  end() {
    Atomics.store(this.#cells, 0, noDeadline);
  }

  get isOverdue(): boolean {
    const deadline = Atomics.load(this.#cells, 0);
    return deadline !== noDeadline && process.hrtime.bigint() > deadline;
  }

  get isShortOfSpace(): boolean {
    return Atomics.load(this.#cells, 1) === 1n;
  }

  set isShortOfSpace(value: boolean) {
    Atomics.store(this.#cells, 1, value ? 1n : 0n);
  }
}
