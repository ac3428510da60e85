import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as soon } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";

type Find<Found> = (db: Database, keys: string[]) => Promise<Map<string, Found>>;
type Asked<Found> = { key: string; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void };

/** Runs outside the transaction of the caller who happens to be first. */
const apart = AsyncLocalStorage.snapshot();

/**
 * Turns a lookup of many keys into one of a single key. Callers who come while the database answers others share one statement,
 * which begins after the last of them came, so nobody gets an answer from before they asked. Above `atOnce` keys, the rest go into
 * the next statement.
 */
export function askTogether<Found>(
  find: Find<Found>,
  { atOnce = 100 }: { atOnce?: number } = {},
): (db: Database, key: string) => Promise<Found | undefined> {
  const lines = new WeakMap<object, Asked<Found>[]>();
  return (db, key) =>
    new Promise((resolve, reject) => {
      const asked = { key, resolve, reject };
      const line = lines.get(db.connection);
      if (line) {
        line.push(asked);
        return;
      }
      lines.set(db.connection, [asked]);
      apart(() => void answerAll(db));
    });

  async function answerAll(db: Database) {
    const line = lines.get(db.connection) ?? [];
    await soon(); // includes callers who are already on their way
    while (line.length > 0) await answer(db, line.splice(0, atOnce));
    lines.delete(db.connection);
  }

  async function answer(db: Database, together: Asked<Found>[]) {
    try {
      const found = await find(db, [...new Set(together.map(({ key }) => key))]);
      for (const { key, resolve } of together) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}
