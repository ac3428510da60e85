import type { Pool, PoolClient } from "pg";
import { currentTurn } from "#server/platform/turns/current-turn.ts";
import { RankedQueue } from "#server/platform/turns/ranked-queue.ts";

export type PoolUse = {
  open: number;
  idle: number;
  waiting: number;
  /** Totals since the start. */
  waits: { count: number; ms: number };
};

/** The database works, but is busy with other calls. */
export class TooManyWait extends Error {}

/**
 * A pool's connections. While all are in use, addresses take turns, so an address that sends many calls only holds up itself. The
 * pool's own queue is first come, first served.
 */
export class ConnectionTurns {
  readonly #pool: Pool;
  readonly #queue: RankedQueue;
  #free: number;
  #givenBack = 0;
  readonly #waits = { count: 0, ms: 0 };
  #waiting = 0;

  constructor(pool: Pool) {
    const { max, connectionTimeoutMillis: longestMs } = pool.options;
    this.#pool = pool;
    this.#free = max;
    this.#queue = new RankedQueue({ waiting: Number.POSITIVE_INFINITY, ...(longestMs && { longestMs }) });
  }

  async take(): Promise<PoolClient> {
    if (this.#free > 0) this.#free--;
    else await this.#wait();
    try {
      return await this.#pool.connect();
    } catch (error) {
      this.#passOn();
      throw error;
    }
  }

  /** Destroys a client in an unknown state instead of passing it on. */
  giveBack(client: PoolClient, { isBroken }: { isBroken: boolean }) {
    client.release(isBroken);
    this.#givenBack++;
    this.#passOn();
  }

  /** How many connections are in use now, and how often someone has waited for one. */
  get use(): PoolUse {
    const { totalCount: open, idleCount: idle } = this.#pool;
    return { open, idle, waiting: this.#waiting, waits: this.#waits };
  }

  async #wait() {
    const before = this.#givenBack;
    const since = performance.now();
    this.#waiting++;
    try {
      await this.#queue.wait(currentTurn());
    } catch (cause) {
      if (this.#givenBack > before) throw new TooManyWait("Too many calls are waiting for a connection", { cause });
      throw new Error("All connections stayed busy", { cause });
    } finally {
      this.#waiting--;
      this.#waits.count++;
      this.#waits.ms += performance.now() - since;
    }
  }

  #passOn() {
    const next = this.#queue.next();
    if (next) next.begin();
    else this.#free++;
  }
}
