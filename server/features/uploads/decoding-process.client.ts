import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { unavailable } from "#server/errors.ts";
import type { Order, Outcome } from "./decoding.worker.ts";

const file = new URL("./decoding.worker.ts", import.meta.url);
/**
 * None of our secrets, as few memory pools as possible, and large allocations go back to the system as soon as they are freed.
 */
const env = {
  UV_THREADPOOL_SIZE: "1",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
/** A small heap is collected more often, which also frees the buffers of decoded pictures. */
const execArgv = ["--max-semi-space-size=1", "--max-old-space-size=64"];

/**
 * Decodes in a separate process, one picture at a time. A picture's memory is given back when the process ends, and one
 * that crashes the decoder breaks nothing else. The process starts with the first picture, and ends when none has come
 * for a while.
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

  /**
   * Decodes a picture. If the decoder crashes or hangs on it, the picture counts as damaged. Throws `unavailable` if the decoder
   * can't even start.
   */
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

/** Resolves to the decoder's answer, or to "damaged" if it exits first. Rejects if it fails otherwise. */
const firstOf = (child: ChildProcess, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([
    once(child, "message", { signal }).then(([outcome]) => outcome as Outcome), // the worker sends nothing else
    once(child, "exit", { signal }).then((): Outcome => ({ refused: "damaged" })),
  ]);
