import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as soon } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import { actForAll } from "#server/platform/turns/acting-for.ts";

type Find<Found> = (db: Database, keys: string[]) => Promise<Map<string, Found>>;
type Asked<Found> = { key: string; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void };

/** Outside any transaction or turn of the caller who happens to be first. */
const apart = AsyncLocalStorage.snapshot();

/**
 * Turns a lookup of many keys into one of a single key. Callers that come while the database answers others are asked for
 * together: one statement, which begins after the last of them came, so nobody is told what was true before they asked. It
 * waits in nobody's turn, and so nobody waits behind the many lookups of one address. Of more than `atOnce` the others come next.
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
    await soon(); // whoever has arrived already comes along
    while (line.length > 0) await answer(db, line.splice(0, atOnce));
    lines.delete(db.connection);
  }

  async function answer(db: Database, together: Asked<Found>[]) {
    try {
      const found = await actForAll(() => find(db, [...new Set(together.map(({ key }) => key))]));
      for (const { key, resolve } of together) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}
