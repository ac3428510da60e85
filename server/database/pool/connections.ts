import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Changes } from "#server/database/changes.ts";
import { DatabaseUnavailable, nameFailure, reasonOf } from "#server/database/sql-errors.ts";
import type { Topic } from "#server/topics.ts";
import type { OutageLog } from "./outage-log.ts";
import type { ServerWatch } from "./server-watch.ts";

type Statement = string | QueryConfig;

export type Surroundings = {
  changes: Changes;
  isShared: boolean;
  outages: OutageLog;
  /** Only for a server, which may stop answering without notice. */
  watch?: ServerWatch | undefined;
};

export type PoolUse = {
  open: number;
  idle: number;
  waiting: number;
  /** Totals since the start. */
  waits: { count: number; ms: number };
};

/** The database works, but is busy with other calls. */
class TooManyWait extends Error {}

/** More calls than this aren't left to wait for a connection, so that memory stays bounded. */
const mostWaiting = 1_000;

const current = new AsyncLocalStorage<TransactionConnection>();

/** Any free connection of the pool, for one statement at a time. */
export class PoolConnection {
  readonly changes: Changes;
  /** Whether other processes hear of changes through the database. */
  readonly isShared: boolean;
  readonly #pool: Pool;
  readonly #waits = { count: 0, ms: 0 };
  #givenBack = 0;
  readonly #outages: OutageLog;
  readonly #watch: ServerWatch | undefined;

  constructor(pool: Pool, { changes, isShared, outages, watch }: Surroundings) {
    this.#pool = pool;
    this.#watch = watch;
    this.#outages = outages;
    this.changes = changes;
    this.isShared = isShared;
  }

  async query(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    const client = await this.#take();
    const sent = this.unlessAway(() => client.query(statement, values)).catch((error) => {
      const failure = nameFailure(error);
      this.giveBack(client, { isBroken: failure instanceof DatabaseUnavailable });
      throw failure;
    });
    const result = await this.watched(sent);
    this.giveBack(client, { isBroken: false });
    return result;
  }

  /** Gives up waiting once the server doesn't answer anyone. */
  unlessAway<T>(ask: () => Promise<T>): Promise<T> {
    return this.#watch ? this.#watch.unlessAway(ask) : ask();
  }

  /** Reports each call's outcome, which shows whether the database is there. */
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

  /** Destroys a client in an unknown state instead of passing it on. */
  giveBack(client: PoolClient, { isBroken }: { isBroken: boolean }) {
    client.release(isBroken);
    if (!isBroken) this.#givenBack++;
  }

  async #take(): Promise<PoolClient> {
    const running = current.getStore();
    if (running?.isOpen && running.outer === this) {
      throw new Error("The outer database was used inside a transaction, which can deadlock with itself: use tx.");
    }
    let connecting: Promise<PoolClient> | undefined;
    try {
      return await this.unlessAway(() => (connecting = this.#connect()));
    } catch (error) {
      connecting?.then((client) => this.giveBack(client, { isBroken: false })).catch(() => {}); // it may still succeed
      const failure = new DatabaseUnavailable(`No connection to the database: ${reasonOf(error)}`, { cause: error });
      if (!(error instanceof TooManyWait)) this.#outages.failed(failure);
      throw failure;
    }
  }

  async #connect(): Promise<PoolClient> {
    const { idleCount, totalCount, waitingCount, options } = this.#pool;
    // the driver hands out idle connections in its next tick, until when those who get one count as waiting
    if (idleCount + options.max - totalCount > waitingCount) return this.#pool.connect();
    if (waitingCount >= mostWaiting) throw new TooManyWait("Too many calls are waiting for a connection");
    const before = this.#givenBack;
    const since = performance.now();
    try {
      return await this.#pool.connect();
    } catch (cause) {
      if (this.#givenBack > before) throw new TooManyWait("Too many calls are waiting for a connection", { cause });
      throw new Error("All connections stayed busy", { cause });
    } finally {
      this.#waits.count++;
      this.#waits.ms += performance.now() - since;
    }
  }

  /** How many connections are in use now, and how often someone has waited for one. */
  get use(): PoolUse {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting, waits: this.#waits };
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
    return this.outer.watched(this.#inOrder(statement, values));
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  async begin() {
    try {
      await this.outer.watched(this.#inOrder("begin"));
    } catch (error) {
      this.#release(error);
      throw error;
    }
  }

  async commit() {
    this.isOpen = false;
    const { command } = await this.outer.watched(this.#inOrder("commit"));
    if (command === "ROLLBACK")
      throw new Error("Nothing was committed: a statement had failed and its error was not passed on.");
    this.#release();
  }

  async rollback() {
    this.isOpen = false;
    await this.#inOrder("rollback").then(
      () => this.#release(),
      (error) => this.#release(error),
    );
  }

  #release(error?: unknown) {
    this.outer.giveBack(this.#client, { isBroken: error !== undefined });
  }

  /** Sends statements that were started together one after another, since the driver doesn't queue them. */
  async #inOrder(statement: Statement, values?: unknown[]): Promise<QueryResult> {
    const send = () => this.outer.unlessAway(() => this.#client.query(statement, values));
    const sent = this.#last.then(send, send);
    this.#last = sent;
    try {
      return await sent;
    } catch (error) {
      throw nameFailure(error);
    }
  }
}
