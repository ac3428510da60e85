import type { MessagePort } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import type { EngineStatus } from "./engine-status.ts";
import { PreparedStatements } from "./prepared-statements.ts";
import { concat, endsIdle, simpleQuery } from "./wire.ts";

/** A transaction that is idle for this long is rolled back, because it blocks everyone. */
const idleInTransactionMs = 10_000;

type Session = { port: MessagePort; limitMs: number };
type Round = { session?: Session; run: () => Promise<void> };

/**
 * Lets many sessions share the engine's only one. One round of messages runs at a time. A session in a transaction keeps
 * the engine until the transaction ends, and the others wait in order of arrival.
 */
export class SessionQueue {
  readonly #engine: PGlite;
  readonly #status: EngineStatus;
  readonly #statements = new PreparedStatements();
  #waiting: Round[] = [];
  #owner: Session | undefined;
  #isRunning = false;
  #isReadOnly = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(engine: PGlite, status: EngineStatus) {
    this.#engine = engine;
    this.#status = status;
  }

  open(session: Session) {
    session.port.on("message", (messages: Uint8Array) => {
      this.#enqueue({ session, run: () => this.#answer(session, messages) });
    });
    session.port.once("close", () => this.#forget(session));
  }

  /** Runs the work when no session is in the middle of anything, and blocks all sessions until it is done. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#enqueue({ run: () => work().then(resolve, reject) });
    });
  }

  #enqueue(round: Round) {
    this.#waiting.push(round);
    void this.#runWaiting();
  }

  async #runWaiting() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let round = this.#next(); round; round = this.#next()) await round.run();
    this.#isRunning = false;
  }

  #next(): Round | undefined {
    const index = this.#owner ? this.#waiting.findIndex(({ session }) => session === this.#owner) : 0;
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #answer(session: Session, messages: Uint8Array) {
    this.#status.begin(session.limitMs);
    if (!this.#owner) await this.#followFreeSpace();
    const answer = await this.#statements.send(messages, (rest) => this.#run(rest));
    this.#give(endsIdle(answer) ? undefined : session);
    session.port.postMessage(answer, [answer.buffer]);
    this.#status.end();
  }

  async #run(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    await this.#engine.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (part) => parts.push(part.slice()), // the original is in the engine's memory
    });
    return concat(parts);
  }

  /** Makes the engine read-only while space is short: it knows best what counts as a write. */
  async #followFreeSpace() {
    const isShort = this.#status.isShortOfSpace;
    if (isShort === this.#isReadOnly) return;
    await this.#run(simpleQuery(`set default_transaction_read_only = ${isShort ? "on" : "off"}`));
    this.#isReadOnly = isShort;
  }

  #forget(session: Session) {
    this.#waiting = this.#waiting.filter((round) => round.session !== session);
    if (this.#owner !== session) return;
    this.#waiting.unshift({ session, run: () => this.#rollBack() });
    void this.#runWaiting();
  }

  async #rollBack() {
    await this.#run(simpleQuery("rollback"));
    this.#give(undefined);
  }

  #give(owner: Session | undefined) {
    this.#owner = owner;
    clearTimeout(this.#idle);
    if (owner) this.#idle = setTimeout(() => owner.port.close(), idleInTransactionMs);
  }
}
