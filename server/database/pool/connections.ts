import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Changes, Topic } from "#server/database/changes.ts";
import { DatabaseUnavailable, nameFailure, reasonOf } from "#server/database/sql-errors.ts";
import type { AnswerWatch } from "./answer-watch.ts";
import { ConnectionTurns, type PoolUse, TooManyWait } from "./connection-turns.ts";
import type { OutageLog } from "./outage-log.ts";

type Statement = string | QueryConfig;

export type Surroundings = {
  changes: Changes;
  isShared: boolean;
  outages: OutageLog;
  /** Only for a server, which may stop answering without notice. */
  watch?: AnswerWatch | undefined;
};

const current = new AsyncLocalStorage<TransactionConnection>();

/** Any free connection of the pool, for one statement at a time. */
export class PoolConnection {
  readonly changes: Changes;
  /** Whether other processes hear of changes through the database. */
  readonly isShared: boolean;
  readonly #turns: ConnectionTurns;
  readonly #outages: OutageLog;
  readonly #watch: AnswerWatch | undefined;

  constructor(pool: Pool, { changes, isShared, outages, watch }: Surroundings) {
    this.#turns = new ConnectionTurns(pool);
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

  giveBack(client: PoolClient, state: { isBroken: boolean }) {
    this.#turns.giveBack(client, state);
  }

  async #take(): Promise<PoolClient> {
    const running = current.getStore();
    if (running?.isOpen && running.outer === this) {
      throw new Error("The outer database was used inside a transaction, which can deadlock with itself: use tx.");
    }
    let connecting: Promise<PoolClient> | undefined;
    try {
      return await this.unlessAway(() => (connecting = this.#turns.take()));
    } catch (error) {
      connecting?.then((client) => this.giveBack(client, { isBroken: false })).catch(() => {}); // it may still succeed
      const failure = new DatabaseUnavailable(`No connection to the database: ${reasonOf(error)}`, { cause: error });
      if (!(error instanceof TooManyWait)) this.#outages.failed(failure);
      throw failure;
    }
  }

  /** How many connections are in use now, and how often someone has waited for one. */
  get use(): PoolUse {
    return this.#turns.use;
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

  #release(error?: unknown) {
    this.outer.giveBack(this.#client, { isBroken: error !== undefined });
  }

  /** Sends statements that were started together one after another, since the driver doesn't queue them. */
  async #inTurn(statement: Statement, values?: unknown[]): Promise<QueryResult> {
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
