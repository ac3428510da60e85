import { randomUUID } from "node:crypto";
import type { Log } from "#server/platform/process/log.ts";
import type { Topic } from "#server/topics.ts";

/** The channel on which instances tell each other of changes. */
export const changesChannel = "changes";

export type ChangeListener = (topic: Topic) => unknown;

/** The listeners of this process, which are told of changes that any instance made. */
export class Changes {
  #sender = randomUUID();
  readonly #listeners = new Set<ChangeListener>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Identifies this process in its notifications, so that it ignores its own. */
  get sender() {
    return this.#sender;
  }

  /**
   * Makes this process hear the notifications it has sent so far, because one may arrive after its listeners were told. Hearing one
   * twice does no harm.
   */
  hearOwn() {
    this.#sender = randomUUID();
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

  /** The change is already committed, so a listener that fails must neither undo it nor keep the others from hearing of it. */
  async #call(listener: ChangeListener, topic: Topic) {
    try {
      await listener(topic);
    } catch (error) {
      this.#log.error({ err: error, topic }, "a listener failed to follow a change");
    }
  }
}
