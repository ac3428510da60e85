import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { type Actor, makeChange, type Traces } from "#server/features/audit-log/audit-log.service.ts";
import { switches } from "./switches.table.ts";

type SwitchName = typeof switches.$inferSelect.name;

const defaults: Record<SwitchName, boolean> = {
  lockdown: false,
  "merch-links": true,
  demonstration: true,
  "second-factor": false,
  setup: false, // sites of earlier releases never had it
};

export async function isSwitchOn(db: Database, name: SwitchName): Promise<boolean> {
  const [found] = await db.select({ isOn: switches.isOn }).from(switches).where(eq(switches.name, name));
  return found?.isOn ?? defaults[name];
}

type Setting = { name: SwitchName; isOn: boolean };

/** Reads every switch that was ever set. */
export const listSwitches = (db: Database) =>
  db.select({ name: switches.name, isOn: switches.isOn }).from(switches).orderBy(switches.name);

/**
 * Sets a switch; every instance follows immediately. One that is already set that way is published too, because the response to an
 * earlier call may have been lost, and its announcement with it.
 */
export const setSwitch = (db: Database, { by, ...setting }: Setting & { by: Actor }): Promise<void> =>
  makeChange(db, by, (tx, traces) => storeSwitch(tx, traces, setting));

/** Does the same as part of another change. */
export async function storeSwitch(tx: Database, { record, publish }: Traces, { name, isOn }: Setting): Promise<void> {
  const set = { isOn, changedAt: new Date() };
  const wasOn = await isSwitchOn(tx, name);
  publish("switches");
  if (wasOn === isOn) return;
  await tx
    .insert(switches)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: switches.name, set });
  record({ action: "switches.update", target: name, before: { isOn: wasOn }, after: { isOn } });
}

/** Lets a new site be set up step by step. */
export const openSetup = (tx: Database) =>
  tx.insert(switches).values({ name: "setup", isOn: true }).onConflictDoNothing();

/** Ends it for good: the team's facts came another way. */
export const closeSetup = (tx: Database) => tx.delete(switches).where(eq(switches.name, "setup"));
