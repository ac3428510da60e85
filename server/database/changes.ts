import { randomUUID } from "node:crypto";
import type { Log } from "#server/platform/process/log.ts";

/** What has changed, e.g. `players`; `*` when anything may have. */
export type Topic = string;
export type ChangeListener = (topic: Topic) => unknown;

/** Who in this process is told of changes, whichever instance made them. */
export class Changes {
  /** Names this process in what it sends, so that it does not listen to itself. */
  readonly sender = randomUUID();
  readonly #listeners = new Set<ChangeListener>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(topics: Iterable<Topic>) {
    for (const topic of topics) for (const listener of this.#listeners) void this.#call(listener, topic);
  }

  /** The change is committed: a listener that fails must neither undo it nor keep it from the others. */
  async #call(listener: ChangeListener, topic: Topic) {
    try {
      await listener(topic);
    } catch (error) {
      this.#log.error({ err: error, topic }, "a listener failed to follow a change");
    }
  }
}
