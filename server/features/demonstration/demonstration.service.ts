import { type Database, inTransaction, publish } from "#server/database/database.ts";
import type { Feature } from "#server/feature.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { isSwitchOn, storeSwitch } from "#server/features/switches/switches.service.ts";

const partsOf = (features: readonly Feature[]) => features.flatMap(({ demonstration }) => demonstration ?? []);

/**
 * Fills a site that has no content at all with demonstration content, completely or not at all, unless someone has removed it
 * before. Returns whether it did.
 */
export async function fillDemonstration(db: Database, features: readonly Feature[]): Promise<boolean> {
  const parts = partsOf(features);
  return inTransaction(db, async (tx) => {
    if (!(await isSwitchOn(tx, "demonstration"))) return false;
    for (const { table } of parts) if ((await tx.$count(table)) > 0) return false;
    for (const { fill } of parts) await fill(tx);
    await publish(tx, "*");
    return true;
  });
}

/** Returns how much demonstration content of each kind is shown. */
export async function countDemonstration(db: Database, features: readonly Feature[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, count } of partsOf(features)) counts[name] = await count(db);
  return counts;
}

type Removal = { by: Actor; features: readonly Feature[] };

/** Removes demonstration content permanently: no later start brings it back. */
export async function removeDemonstration(db: Database, { by, features }: Removal): Promise<void> {
  await makeChange(db, by, async (tx, traces) => {
    const removed: Record<string, number> = {};
    for (const { name, remove } of partsOf(features)) removed[name] = await remove(tx);
    await storeSwitch(tx, traces, { name: "demonstration", isOn: false });
    if (Object.values(removed).every((rows) => rows === 0)) return;
    traces.publish("*");
    traces.record({ action: "demonstration.remove", target: "Demo content", before: removed });
  });
}
