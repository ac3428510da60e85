import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { AnswerWatch } from "./answer-watch.ts";
import type { Changes, Topic } from "./changes.ts";
import type { OutageLog } from "./outage-log.ts";
import { DatabaseUnavailable, nameFailure, reasonOf } from "./sql-errors.ts";

type Statement = string | QueryConfig;

export type Surroundings = {
  changes: Changes;
  isShared: boolean;
  outages: OutageLog;
  /** Only where a server may stop answering without a word. */
  watch?: AnswerWatch | undefined;
};

export type PoolUse = {
  open: number;
  idle: number;
  waiting: number;
  /** Since the start. */
  waits: { count: number; ms: number };
};

const current = new AsyncLocalStorage<TransactionConnection>();

/** Whichever connection of the pool is free, for one statement each. */
export class PoolConnection {
  readonly changes: Changes;
  /** Whether other processes are told of changes through the database. */
  readonly isShared: boolean;
  readonly #pool: Pool;
  readonly #outages: OutageLog;
  readonly #watch: AnswerWatch | undefined;
  readonly #waits = { count: 0, ms: 0 };

  constructor(pool: Pool, { changes, isShared, outages, watch }: Surroundings) {
    this.#pool = pool;
    this.#watch = watch;
    this.#outages = outages;
    this.changes = changes;
    this.isShared = isShared;
  }

  async query(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    const client = await this.#take();
    const sent = this.orAway(() => client.query(statement, values)).catch((error) => {
      const failure = nameFailure(error);
      client.release(failure instanceof DatabaseUnavailable);
      throw failure;
    });
    const result = await this.watched(sent);
    client.release();
    return result;
  }

  /** Gives up waiting once the server doesn't answer anybody. */
  orAway<T>(ask: () => Promise<T>): Promise<T> {
    return this.#watch ? this.#watch.orAway(ask) : ask();
  }

  /** What comes of each call tells whether the database is there. */
  async watched<T>(answer: Promise<T>): Promise<T> {
    try {
      const result = await answer;
      this.#outages.answered();
      return result;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.#outages.failed(error);
      throw error;
    }
  }

  async begin(): Promise<TransactionConnection> {
    const transaction = new TransactionConnection(await this.#take(), this);
    await transaction.begin();
    return transaction;
  }

  async #take(): Promise<PoolClient> {
    const running = current.getStore();
    if (running?.isOpen && running.outer === this) {
      throw new Error("The outer database was used inside a transaction, which can wait for itself for ever: use tx.");
    }
    const { idleCount, totalCount, waitingCount, options } = this.#pool;
    const isFull = waitingCount >= idleCount + options.max - totalCount;
    const waitsSince = isFull ? performance.now() : undefined;
    let connecting: Promise<PoolClient> | undefined;
    try {
      return await this.orAway(() => (connecting = this.#pool.connect()));
    } catch (error) {
      connecting?.then((client) => client.release()).catch(() => {}); // it may still come of it
      const failure = new DatabaseUnavailable(`No connection to the database: ${reasonOf(error)}`, { cause: error });
      this.#outages.failed(failure);
      throw failure;
    } finally {
      if (waitsSince !== undefined) this.#countWait(waitsSince);
    }
  }

  #countWait(since: number) {
    this.#waits.count++;
    this.#waits.ms += performance.now() - since;
  }

  /** How its connections are used now, and how often somebody waited for one until now. */
  get use(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount, waits: this.#waits };
  }
}

/** The one connection that a transaction holds from begin to commit or rollback. */
export class TransactionConnection {
  readonly outer: PoolConnection;
  readonly topics = new Set<Topic>();
  isOpen = true;
  readonly #client: PoolClient;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: PoolClient, outer: PoolConnection) {
    this.#client = client;
    this.outer = outer;
  }

  get changes(): Changes {
    return this.outer.changes;
  }

  get isShared(): boolean {
    return this.outer.isShared;
  }

  async query(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    if (!this.isOpen) throw new Error("The transaction is over: its handle was used after it ended.");
    return this.outer.watched(this.#inTurn(statement, values));
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  async begin() {
    try {
      await this.outer.watched(this.#inTurn("begin"));
    } catch (error) {
      this.#release(error);
      throw error;
    }
  }

  async commit() {
    this.isOpen = false;
    const { command } = await this.outer.watched(this.#inTurn("commit"));
    if (command === "ROLLBACK")
      throw new Error("Nothing was committed: a statement had failed and its error was not passed on.");
    this.#release();
  }

  async rollback() {
    this.isOpen = false;
    await this.#inTurn("rollback").then(
      () => this.#release(),
      (error) => this.#release(error),
    );
  }

  /** A client in an unknown state is destroyed, not given to the next one. */
  #release(error?: unknown) {
    this.#client.release(error !== undefined);
  }

  /** Statements that were started together go one after another: the driver keeps no queue of its own. */
  async #inTurn(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    const send = () => this.outer.orAway(() => this.#client.query(statement, values));
    const sent = this.#last.then(send, send);
    this.#last = sent;
    try {
      return await sent;
    } catch (error) {
      throw nameFailure(error);
    }
  }
}
