import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { unavailable } from "#server/errors.ts";
import type { Order, Outcome } from "./decoding.worker.ts";

const file = new URL("./decoding.worker.ts", import.meta.url);
/** No secret of ours, as few pools of memory as will do, and what is large goes back to the system as soon as it is freed. */
const env = {
  UV_THREADPOOL_SIZE: "1",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
/** A small heap is cleared more often, and with it the files of pictures that were decoded. */
const execArgv = ["--max-semi-space-size=1", "--max-old-space-size=64"];

/**
 * Decodes in a process of its own, one picture at a time: what a picture takes of memory is given back when it ends, and a
 * picture that breaks the decoder breaks nothing else. It starts with the first order, and ends when there are no more.
 */
export class DecodingProcess {
  readonly #deadlineMs: number;
  readonly #idleMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ deadlineMs = 20_000, idleMs = 5_000 } = {}) {
    this.#deadlineMs = deadlineMs;
    this.#idleMs = idleMs;
  }

  /** A picture on which the decoder ends or hangs is damaged; throws `unavailable` where it cannot even start. */
  async decode(order: Order): Promise<Outcome> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const deadline = setTimeout(() => child.kill("SIGKILL"), this.#deadlineMs);
    const answered = new AbortController();
    try {
      child.send(order);
      return await firstOf(child, answered.signal);
    } catch {
      this.#end(child);
      throw unavailable();
    } finally {
      answered.abort();
      clearTimeout(deadline);
      this.#idle = setTimeout(() => this.#end(child), this.#idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(file, { env, execArgv, serialization: "advanced" });
    child.on("error", () => {}); // the waiting call fails by itself
    child.on("exit", () => this.#forget(child));
    child.unref();
    child.channel?.unref();
    return child;
  }

  #end(child: ChildProcess) {
    this.#forget(child);
    child.kill("SIGKILL");
  }

  #forget(child: ChildProcess) {
    if (this.#child === child) this.#child = undefined;
  }
}

/** Its answer or its end, whichever comes first; rejects with what kept it from either. */
const firstOf = (child: ChildProcess, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([
    once(child, "message", { signal }).then(([outcome]) => outcome as Outcome), // the worker sends nothing else
    once(child, "exit", { signal }).then((): Outcome => ({ refused: "damaged" })),
  ]);
