import { type Transferable, Worker } from "node:worker_threads";
import { DatabaseUnavailable, reasonOf } from "#server/database/sql-errors.ts";
import type { EngineOrder, EngineSource, EngineStart } from "./engine.worker.ts";
import { EngineStatus } from "./engine-status.ts";

const startLimitMs = 120_000;
const watchEveryMs = 250;

export type EngineOptions = {
  source: EngineSource;
  /** Whether there is too little disk space left to write. Called a few times a second. */
  isShortOfSpace?: () => boolean;
};

/** One run of the engine's thread, watched from the main thread, which ends an engine that hangs. */
export class EngineThread {
  /** Set once no new session may use it. */
  isOver = false;
  stopReason = "The database engine has stopped";
  readonly ready: Promise<unknown>;
  readonly exited: Promise<unknown>;
  readonly #worker: Worker;
  readonly #status = new EngineStatus();
  readonly #isShortOfSpace: () => boolean;

  constructor({ source, isShortOfSpace = () => false }: EngineOptions) {
    this.#isShortOfSpace = isShortOfSpace;
    this.#status.begin(startLimitMs);
    this.#status.isShortOfSpace = isShortOfSpace();
    const workerData: EngineStart = { source, memory: this.#status.memory };
    this.#worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { workerData });
    const watch = setInterval(() => this.#watch(), watchEveryMs).unref();
    this.#worker.once("error", (error) => {
      this.stopReason = `The database engine has failed: ${reasonOf(error)}`;
    });
    this.exited = new Promise((resolve) => this.#worker.once("exit", resolve)).finally(() => {
      this.isOver = true;
      clearInterval(watch);
    });
    this.ready = this.#untilReady();
  }

  send(order: EngineOrder, transfer: Transferable[] = []) {
    this.#worker.postMessage(order, transfer);
  }

  async close() {
    this.#worker.ref();
    this.send({ do: "close" });
    await this.exited;
  }

  /** After this, the thread alone doesn't keep the process alive. */
  async #untilReady() {
    const failed = this.exited.then(() => {
      throw new DatabaseUnavailable(this.stopReason);
    });
    await Promise.race([new Promise((resolve) => this.#worker.once("message", resolve)), failed]);
    this.#worker.unref();
  }

  #watch() {
    this.#status.isShortOfSpace = this.#isShortOfSpace();
    if (this.isOver || !this.#status.isOverdue) return;
    this.isOver = true;
    this.stopReason = "The database engine took too long and was stopped";
    void this.#worker.terminate();
  }
}
