import { setTimeout as after } from "node:timers/promises";
import { DatabaseError } from "pg";
import { DatabaseUnavailable } from "#server/database/sql-errors.ts";

/**
 * After this long without an answer, a probe checks whether the server is there. This wait and the probe take less than
 * two seconds together.
 */
const patienceMs = 600;
export const probeWithinMs = 1_200;
const lookEveryMs = 200;
/** If this process itself was blocked for this long, it can't tell which side was late. */
const ownDelayMs = 300;

type Waiting = { since: number; giveUp: (error: Error) => void };

const away = () => new DatabaseUnavailable("The database doesn't answer");

/**
 * Notices that a server has stopped answering although its connections are open: it is frozen, its network is gone, or it is far
 * too slow. A slow statement on a server that answers others is left alone. While the server is away, nobody waits for it.
 */
export class ServerWatch {
  /** Resolves to whether the server answers a new connection. */
  readonly #probe: () => Promise<boolean>;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #isAway = false;
  #answeredAt = 0;

  constructor(probe: () => Promise<boolean>) {
    this.#probe = probe;
  }

  /** Returns the answer, or rejects with DatabaseUnavailable once the server is away. */
  unlessAway<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#isAway) return Promise.reject(away());
    return new Promise<T>((resolve, reject) => {
      const waiting = { since: performance.now(), giveUp: reject };
      this.#waiting.add(waiting);
      this.#timer ??= setInterval(() => this.#look(), lookEveryMs).unref();
      const end = (isAnswer: boolean) => {
        this.#waiting.delete(waiting);
        if (isAnswer) this.#answeredAt = performance.now();
      };
      ask().then(
        (answer) => {
          end(true);
          resolve(answer);
        },
        (error: unknown) => {
          end(error instanceof DatabaseError);
          reject(error);
        },
      );
    });
  }

  close() {
    clearInterval(this.#timer);
  }

  #look() {
    const [oldest] = this.#waiting;
    if (!oldest && !this.#isAway) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const since = Math.max(oldest?.since ?? 0, this.#answeredAt);
    if (this.#isProbing || (!this.#isAway && performance.now() - since < patienceMs)) return;
    this.#isProbing = true;
    void this.#ask().finally(() => {
      this.#isProbing = false;
    });
  }

  async #ask() {
    const began = performance.now();
    const isThere = await Promise.race([this.#probe(), after(probeWithinMs, false, { ref: false })]);
    const tookMs = performance.now() - began;
    if (isThere) this.#isAway = false;
    else if (this.#answeredAt < began && tookMs < probeWithinMs + ownDelayMs) this.#giveUp();
    if (isThere) this.#answeredAt = performance.now();
  }

  #giveUp() {
    this.#isAway = true;
    for (const { giveUp } of this.#waiting) giveUp(away());
    this.#waiting.clear();
  }
}
