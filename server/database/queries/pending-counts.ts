import type { FastifyInstance } from "fastify";

/** How often counts are written: what is lost to a kill -9 is never older than ten seconds. */
const writeEveryMs = 4_000;

type Write = (counts: ReadonlyMap<string, number>) => Promise<void>;

/**
 * Counts that come too often to be written one by one. They're kept in memory and written together every few seconds, and
 * when the site stops. What couldn't be written is tried again the next time.
 */
export class PendingCounts {
  readonly #write: Write;
  #pending = new Map<string, number>();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(write: Write) {
    this.#write = write;
  }

  add(key: string, count = 1) {
    this.#pending.set(key, (this.#pending.get(key) ?? 0) + count);
  }

  /** Resolves when everything that was counted before is written. */
  write(): Promise<void> {
    const writing = this.#underWay.then(() => this.#writeAll());
    this.#underWay = writing.catch(() => undefined);
    return writing;
  }

  /** Resolves when nothing is being written. */
  async settled() {
    await this.#underWay;
  }

  async #writeAll() {
    if (this.#pending.size === 0) return;
    const counts = this.#pending;
    this.#pending = new Map();
    try {
      await this.#write(counts);
    } catch (error) {
      for (const [key, count] of counts) this.add(key, count);
      throw error;
    }
  }
}

/** On a site that listens every few seconds, and on any when it stops. */
export function writeRegularly(app: FastifyInstance, counts: PendingCounts) {
  const write = () =>
    counts
      .write()
      .catch((err: unknown) => app.log.warn({ err }, "counts could not be written, and wait for the next time"));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void write(), writeEveryMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}
