import type { Database } from "#server/database/database.ts";
import { currentTurn } from "#server/platform/turns/current-turn.ts";
import { inOrder } from "#server/platform/turns/in-order.ts";

export type Counted = { count: number; resetsAt: Date };
/** Tries that one statement will count. */
type Batch = { tries: number; counted: Promise<Counted> };

const makeLine = () => ({ inTheirOrder: inOrder(), waiting: new Map<string, Batch>() });
const lines = new WeakMap<Database["connection"], ReturnType<typeof makeLine>>();

function lineOf({ connection }: Database) {
  const line = lines.get(connection) ?? makeLine();
  lines.set(connection, line);
  return line;
}

/**
 * While one try of a key is being counted, later ones are collected and then counted together, in order. However many an address
 * sends at once, only one of its statements waits for the database.
 */
export async function countTogether(
  db: Database,
  key: string,
  count: (tries: number) => Promise<Counted>,
): Promise<Counted> {
  const { inTheirOrder, waiting } = lineOf(db);
  const name = `${currentTurn().holder} ${key}`; // so that nobody waits behind another person's tries
  const batch: Batch = waiting.get(name) ?? { tries: 0, counted: inTheirOrder(name, countWaiting) };
  waiting.set(name, batch);
  batch.tries++;
  const place = batch.tries;
  const { count: last, resetsAt } = await batch.counted;
  return { count: last - batch.tries + place, resetsAt };

  function countWaiting(): Promise<Counted> {
    waiting.delete(name);
    return count(batch.tries);
  }
}
