import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
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

type Setting = { name: SwitchName; isOn: boolean; by: Actor };

/** Reads every switch that was ever set. */
export const listSwitches = (db: Database) =>
  db.select({ name: switches.name, isOn: switches.isOn }).from(switches).orderBy(switches.name);

/**
 * Sets a switch; every instance follows immediately. One that is already set that way is published too, because the response to an
 * earlier call may have been lost, and its announcement with it.
 */
export async function setSwitch(db: Database, { name, isOn, by }: Setting, now = new Date()): Promise<void> {
  const set = { isOn, changedAt: now };
  await makeChange(db, by, async (tx, { record, publish }) => {
    const wasOn = await isSwitchOn(tx, name);
    publish("switches");
    if (wasOn === isOn) return;
    await tx
      .insert(switches)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: switches.name, set });
    record({ action: "switches.update", target: name, before: { isOn: wasOn }, after: { isOn } });
  });
}

/** Lets a new site be set up step by step. */
export const openSetup = (tx: Database) =>
  tx.insert(switches).values({ name: "setup", isOn: true }).onConflictDoNothing();

/** Ends it for good: the team's facts came another way. */
export const closeSetup = (tx: Database) => tx.delete(switches).where(eq(switches.name, "setup"));
