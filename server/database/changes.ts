import { randomUUID } from "node:crypto";

/** What has changed, e.g. `players`; `*` when anything may have. */
export type Topic = string;
export type ChangeListener = (topic: Topic) => void;

/** Who in this process is told of changes, whichever instance made them. */
export class Changes {
  /** Names this process in what it sends, so that it does not listen to itself. */
  readonly sender = randomUUID();
  readonly #listeners = new Set<ChangeListener>();

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(topics: Iterable<Topic>) {
    for (const topic of topics) for (const listener of this.#listeners) callApart(listener, topic);
  }
}

/** The change is committed: a listener that throws must neither undo that nor keep it from the others. */
function callApart(listener: ChangeListener, topic: Topic) {
  try {
    listener(topic);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
