/** Everything logged here needs attention. */
export type WarningLog = { warn: (details: object, sentence: string) => void };

/** The text of a cause may differ each time, so only this many are logged for one outage. */
const mostReasons = 10;

type Outage = { since: number; failures: number; reasons: Set<string> };

/** Logs each cause for which another service fails, such as a mail server, once, and once that it works again. */
export class ServiceLog {
  readonly #log: WarningLog;
  readonly #service: string;
  #outage: Outage | undefined;

  constructor(log: WarningLog, service: string) {
    this.#log = log;
    this.#service = service;
  }

  failed(reason: string) {
    this.#outage ??= { since: performance.now(), failures: 0, reasons: new Set() };
    this.#outage.failures++;
    const { reasons } = this.#outage;
    if (reasons.has(reason) || reasons.size === mostReasons) return;
    reasons.add(reason);
    this.#log.warn({ service: this.#service, reason }, "a service the site needs is failing");
  }

  worked() {
    if (!this.#outage) return;
    const { since, failures } = this.#outage;
    this.#outage = undefined;
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    this.#log.warn({ service: this.#service, seconds, failures }, "a service the site needs works again");
  }
}
