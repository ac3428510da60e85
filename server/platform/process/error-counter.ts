import type { Log } from "./log.ts";

const windowMs = 60_000;
/** The most kinds of errors that are told apart. */
const maxKinds = 100;
const others = "other errors";

/** `where` is the origin of the first of its kind. */
type Kind = { where: string; again: number; latest: unknown };
type Level = "error" | "warn";

/** Logs an error once. While it keeps coming, logs only how often, once a minute. */
export class ErrorCounter {
  readonly #log: Log;
  readonly #level: Level;
  readonly #kinds = new Map<string, Kind>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log, level: Level = "error") {
    this.#log = log;
    this.#level = level;
  }

  /** Calls `logFirst` for the first of its kind. `where`, such as a route, tells errors of different origins apart. */
  report(error: unknown, where: string, logFirst: () => void) {
    const kind = this.#nameOf(error, where);
    const known = this.#kinds.get(kind);
    if (known) {
      known.again += 1;
      known.latest = error;
      return;
    }
    this.#kinds.set(kind, { where: kind === others ? others : where, again: 0, latest: undefined });
    this.#timer ??= setInterval(() => this.#logCounts(), windowMs).unref();
    logFirst();
  }

  close() {
    clearInterval(this.#timer);
    this.#logCounts();
  }

  #nameOf(error: unknown, where: string): string {
    const name = `${where} ${kindOf(error)}`;
    return this.#kinds.has(name) || this.#kinds.size < maxKinds ? name : others;
  }

  #logCounts() {
    for (const [name, kind] of this.#kinds) {
      if (kind.again === 0) this.#kinds.delete(name);
      else this.#log[this.#level](countOf(kind), "the same error again");
      kind.again = 0;
    }
  }
}

const countOf = ({ where, again, latest }: Kind) => ({ where, times: again, latest: String(latest) });

/** Identifies an error by where it was thrown, since its message may differ each time. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  const [thrownAt = error.message] = /^ +at .*$/m.exec(error.stack ?? "") ?? [];
  return [error.name, code, thrownAt].join(" ");
}
