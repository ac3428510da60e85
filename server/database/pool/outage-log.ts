import { reasonOf } from "#server/database/sql-errors.ts";
import type { Log } from "#server/platform/process/log.ts";

/** An outage is over after this long without a failure, since a failing database may still answer some calls. */
const quietMs = 5_000;
const probeEveryMs = 1_000;
const remindEveryMs = 60_000;
/** The text of a reason may differ each time, so only this many are logged for one outage. */
const maxReasons = 10;

type Outage = {
  since: number;
  failures: number;
  reasons: Set<string>;
  /** The first answer after the latest failure. */
  answeredAt?: number | undefined;
  remindAt: number;
};

/**
 * Logs each reason why the database can't answer once, and once that it answers again. Both are logged at the same level, so that
 * no log has one without the other.
 */
export class OutageLog {
  readonly #log: Log;
  readonly #clock = () => performance.now();
  #outage: Outage | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Records that a call got no answer. */
  failed(error: Error) {
    this.lost(error);
    if (this.#outage) this.#outage.failures += 1;
  }

  /** Records that a connection was lost while nobody was waiting for it. */
  lost(error: Error) {
    if (this.#isClosed) return;
    const now = this.#clock();
    this.#outage ??= { since: now, failures: 0, reasons: new Set(), remindAt: now + remindEveryMs };
    this.#outage.answeredAt = undefined;
    const { reasons } = this.#outage;
    const reason = reasonOf(error.cause ?? error);
    if (reasons.has(reason) || reasons.size === maxReasons) return;
    reasons.add(reason);
    this.#log.error({ reason }, "the database doesn't answer");
  }

  answered() {
    if (this.#outage) this.#outage.answeredAt ??= this.#clock();
  }

  /** Probes during an outage, so that the site notices the database is back even if nobody visits. */
  watch(probe: () => Promise<unknown>) {
    let isProbing = false;
    const ask = async () => {
      isProbing = true;
      await probe().then(
        () => this.answered(),
        (error: Error) => this.lost(error),
      );
      isProbing = false;
      this.#review();
    };
    this.#timer = setInterval(() => {
      if (this.#outage && !isProbing) void ask();
    }, probeEveryMs).unref();
  }

  close() {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  #review() {
    if (!this.#outage || this.#isClosed) return;
    const { since, failures, answeredAt, remindAt } = this.#outage;
    const now = this.#clock();
    if (answeredAt !== undefined && now - answeredAt >= quietMs) {
      this.#outage = undefined;
      this.#log.error({ seconds: inSeconds(answeredAt - since), failures }, "the database answers again");
    } else if (now >= remindAt) {
      this.#outage.remindAt = now + remindEveryMs;
      this.#log.error({ seconds: inSeconds(now - since), failures }, "the database still doesn't answer");
    }
  }
}

const inSeconds = (ms: number) => Math.round(ms / 100) / 10;
