import { Worker } from "node:worker_threads";
import { overloaded, unavailable } from "#server/errors.ts";
import type { Drawing, DrawingDone, DrawingOrder } from "./art.worker.ts";
import type { Painting } from "./picture.format.ts";

/** How long one drawing may take, once it has begun. */
const deadlineMs = 20_000;
/** How many may wait: as many as the site's own content needs at once, but few of those that anyone can invent. */
const mostWaiting = { known: 500, invented: 8 };

type Queue = keyof typeof mostWaiting;
type Order = PromiseWithResolvers<Drawing> & { id: number; picture: Painting; deadline?: NodeJS.Timeout };

/**
 * Draws in a worker, one picture at a time, those of the site's content first. The worker starts with the first
 * drawing, and again after a failure.
 */
export class DrawingThread {
  #worker: Worker | undefined;
  #lastId = 0;
  #underWay: Order | undefined;
  readonly #waiting: Record<Queue, Order[]> = { known: [], invented: [] };

  /** Draws a picture. Throws `overloaded` while too many others wait. */
  async draw(picture: Painting, queue: Queue): Promise<Drawing> {
    const waiting = this.#waiting[queue];
    if (waiting.length >= mostWaiting[queue]) throw overloaded();
    const order = { id: ++this.#lastId, picture, ...Promise.withResolvers<Drawing>() };
    waiting.push(order);
    this.#drawNext();
    return order.promise;
  }

  async close() {
    const { known, invented } = this.#waiting;
    for (const { reject } of [...known.splice(0), ...invented.splice(0)]) reject(unavailable());
    await this.#worker?.terminate();
  }

  #drawNext() {
    if (this.#underWay) return;
    const order = this.#waiting.known.shift() ?? this.#waiting.invented.shift();
    if (!order) return;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.postMessage({ id: order.id, picture: order.picture } satisfies DrawingOrder);
    order.deadline = setTimeout(() => this.#giveUp(worker), deadlineMs);
    this.#underWay = order;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./art.worker.ts", import.meta.url), {
      name: "art",
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    });
    worker.unref();
    worker.on("message", (done: DrawingDone) => this.#finish(done));
    worker.on("error", (error) => this.#fail(worker, error));
    worker.on("exit", () => this.#fail(worker, unavailable()));
    return worker;
  }

  #finish(done: DrawingDone) {
    const order = this.#underWay;
    if (order?.id !== done.id) return;
    this.#leave(order);
    if ("drawing" in done) order.resolve(done.drawing);
    else order.reject(new Error(done.error));
    this.#drawNext();
  }

  /** Answers `unavailable`, since the machine may just be slow and a later request may succeed. */
  #giveUp(worker: Worker) {
    this.#fail(worker, unavailable());
    void worker.terminate();
  }

  /** Rejects only the current drawing. */
  #fail(worker: Worker, reason: unknown) {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const order = this.#underWay;
    if (order) this.#leave(order);
    order?.reject(reason);
    this.#drawNext();
  }

  #leave({ deadline }: Order) {
    clearTimeout(deadline);
    this.#underWay = undefined;
  }
}
