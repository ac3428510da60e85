import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { ClientConfig } from "pg";
import { DatabaseUnavailable } from "#server/database/sql-errors.ts";
import { EngineStream } from "./engine-stream.ts";
import { type EngineOptions, EngineThread } from "./engine-thread.ts";

/** The embedded PostgreSQL, in a thread that is started again when needed if it has ended. */
export class Engine {
  #options: EngineOptions;
  #thread: EngineThread | undefined;
  #starts = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** How often the thread has been started again. */
  get restarts(): number {
    return Math.max(0, this.#starts - 1);
  }

  async start() {
    await this.#running();
  }

  /** Returns how pg connects to the engine. The limit is for each statement. */
  connection({ limitMs }: { limitMs: number }): ClientConfig {
    const open = async (port: MessagePort) => {
      const thread = await this.#running();
      thread.send({ do: "open session", port, limitMs }, [port]);
      return thread;
    };
    return { stream: () => new EngineStream(open), user: "postgres", database: "postgres", ssl: false };
  }

  /** Returns all data as a tar archive that an in-memory engine can start from. */
  async archive(): Promise<Uint8Array> {
    const thread = await this.#running();
    const { port1, port2 } = new MessageChannel();
    thread.send({ do: "archive", port: port2 }, [port2]);
    return new Promise((resolve, reject) => {
      port1.once("message", (archive: Uint8Array) => {
        resolve(archive);
        port1.close();
      });
      port1.once("close", () => reject(new DatabaseUnavailable(thread.stopReason)));
    });
  }

  async close() {
    await (this.#thread?.isOver ? this.#thread.exited : this.#thread?.close());
  }

  #startThread(): EngineThread {
    this.#starts++;
    return new EngineThread(this.#options);
  }

  /** Returns the thread, starting one if needed. A new one waits until the former has released the files. */
  async #running(): Promise<EngineThread> {
    while (this.#thread?.isOver) {
      const former = this.#thread;
      await former.exited;
      if (this.#thread === former) this.#thread = undefined;
    }
    this.#thread ??= this.#startThread();
    const thread = this.#thread;
    await thread.ready;
    this.#options = mustExistFromNow(this.#options);
    return thread;
  }
}

/** If the folder disappears while the site runs, it was moved or deleted; an empty database in its place would hide that. */
const mustExistFromNow = ({ source, ...options }: EngineOptions): EngineOptions => ({
  ...options,
  source: "folder" in source ? { ...source, mustExist: true } : source,
});
