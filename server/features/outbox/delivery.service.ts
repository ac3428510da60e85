import { setTimeout as after } from "node:timers/promises";
import type { Database, OpenDatabase } from "#server/database/database.ts";
import type { WarningLog } from "#server/platform/process/service-log.ts";
import { type Claim, claimNext, findNextDue, markFailed, markSent } from "./outbox.service.ts";
import { DeliveryFailed, type Transport } from "./transport.client.ts";

type Parts = { transports: Record<Claim["channel"], Transport>; log: WarningLog };

const maxLanes = 2;
const sendWithinMs = 60_000;
const stopWithinMs = 3_000;
/** Something is due but can't be claimed, because someone else is holding it for a moment. */
const pauseWhileHeldMs = 50;
/** In case an announcement was lost, or the clock was changed. */
const longestPauseMs = 60_000;
const pauseAfterFailureMs = 5_000;

/** Tries the message that has been due the longest. Returns whether there was one. */
export async function deliverNext(
  db: Database,
  { transports, log }: Parts,
  clock = () => new Date(),
): Promise<boolean> {
  const claim = await claimNext(db, clock());
  if (!claim) return false;
  try {
    await transports[claim.channel].send(claim, AbortSignal.timeout(sendWithinMs));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    const retryAt = error instanceof DeliveryFailed ? error.retryAt : undefined;
    const { isGivenUp } = await markFailed(db, { claim, reason, retryAt }, clock());
    if (isGivenUp) log.warn({ id: claim.id, channel: claim.channel, reason }, "the site gave up on a message");
    return true;
  }
  await markSent(db, claim, clock());
  return true;
}

/** Sends waiting messages, at most two at a time: immediately after an announcement, otherwise when the next one is due. */
export class Delivery {
  readonly #database: OpenDatabase;
  readonly #parts: Parts;
  readonly #lanes = new Set<Promise<void>>();
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | undefined;
  #hasHeard = false;
  #isStopped = false;

  constructor(database: OpenDatabase, parts: Parts) {
    this.#database = database;
    this.#parts = parts;
    this.#stopListening = database.onChange((topic) => {
      if (topic === "outbox" || topic === "*") this.#hear();
    });
    this.#wake();
  }

  /** Lets current messages finish, but not for long: a lease that is left behind expires by itself. */
  async stop() {
    this.#isStopped = true;
    this.#stopListening();
    clearTimeout(this.#timer);
    await Promise.race([Promise.all(this.#lanes), after(stopWithinMs, undefined, { ref: false })]);
  }

  /** A lane that is about to end may have looked just before the change. */
  #hear() {
    this.#hasHeard = this.#lanes.size === maxLanes;
    this.#wake();
  }

  #wake() {
    if (this.#isStopped || this.#lanes.size === maxLanes) return;
    const lane = this.#run().then((pauseMs) => {
      this.#lanes.delete(lane);
      this.#wakeAfter(pauseMs);
      if (this.#hasHeard) this.#wake();
      this.#hasHeard = false;
    });
    this.#lanes.add(lane);
  }

  #wakeAfter(pauseMs: number) {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#wake(), pauseMs).unref();
  }

  /** Sends until nothing is due, and returns how long to pause, in milliseconds. */
  async #run(): Promise<number> {
    const { background: db } = this.#database; // so that requests using all of their connections don't hold up mail
    try {
      while (!this.#isStopped) {
        const next = await findNextDue(db);
        const untilNextMs = next ? next.getTime() - Date.now() : longestPauseMs;
        if (untilNextMs > 0) return Math.min(longestPauseMs, untilNextMs);
        if (!(await deliverNext(db, this.#parts))) return pauseWhileHeldMs;
        this.#wake(); // there may be work for two
      }
    } catch (error) {
      if (!this.#isStopped) this.#parts.log.warn({ err: error }, "couldn’t read the outbox");
    }
    return pauseAfterFailureMs;
  }
}
