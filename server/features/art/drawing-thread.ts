import { Worker } from "node:worker_threads";
import type { Drawing, DrawingDone, DrawingOrder } from "./art.worker.ts";
import type { Picture } from "./picture.ts";

const deadlineMs = 20_000;

/** Draws away from the thread that answers visitors. It starts with the first order and again after a failure. */
export class DrawingThread {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #orders = new Map<number, PromiseWithResolvers<Drawing>>();

  draw(picture: Picture): Promise<Drawing> {
    const id = ++this.#lastId;
    const order = Promise.withResolvers<Drawing>();
    this.#orders.set(id, order);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.postMessage({ id, picture } satisfies DrawingOrder);
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs);
    return order.promise.finally(() => clearTimeout(deadline));
  }

  async close() {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./art.worker.ts", import.meta.url), {
      name: "art",
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    });
    worker.unref();
    worker.on("message", (done: DrawingDone) => this.#settle(done));
    worker.on("error", (error) => this.#giveUp(worker, error));
    worker.on("exit", () => this.#giveUp(worker, new Error("The drawing thread has ended")));
    return worker;
  }

  #settle(done: DrawingDone) {
    const order = this.#orders.get(done.id);
    this.#orders.delete(done.id);
    if ("drawing" in done) order?.resolve(done.drawing);
    else order?.reject(new Error(done.error));
  }

  #giveUp(worker: Worker, reason: unknown) {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const order of this.#orders.values()) order.reject(reason);
    this.#orders.clear();
  }
}
