import { setImmediate as afterOthers } from "node:timers/promises";
import pLimit from "p-limit";
import { overloaded } from "#server/errors.ts";

type Most = { atOnce: number; waiting: number };

/** Runs work within a limit. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits heavy work: some runs at once, some waits in the order it came, and the rest is refused as `overloaded`, so that memory
 * stays bounded.
 */
export function concurrencyLimit({
  atOnce,
  waiting,
}: Most): Limit & { requireCapacity: () => void; isBusy: () => boolean } {
  const limit = pLimit(atOnce);
  /** Throws `overloaded` if work would be refused now. */
  const requireCapacity = () => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw overloaded();
  };
  const run: Limit = async (work) => {
    requireCapacity();
    return limit(async () => {
      await afterOthers(); // a queue of work mustn't keep the event loop from everything else
      return work();
    });
  };
  /** Whether work would have to wait now. */
  const isBusy = () => limit.activeCount + limit.pendingCount >= atOnce;
  return Object.assign(run, { requireCapacity, isBusy });
}
