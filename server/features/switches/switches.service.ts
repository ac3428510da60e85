import { eq } from "drizzle-orm";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { switches } from "./switches.table.ts";

type SwitchName = typeof switches.$inferSelect.name;

const defaults: Record<SwitchName, boolean> = { lockdown: false, "merch-links": true };

export async function isSwitchOn(db: Database, name: SwitchName): Promise<boolean> {
  const [found] = await db.select({ isOn: switches.isOn }).from(switches).where(eq(switches.name, name));
  return found?.isOn ?? defaults[name];
}

type Setting = { name: SwitchName; isOn: boolean };

/** Every instance follows at once. */
export async function setSwitch(db: Database, { name, isOn }: Setting, now = new Date()): Promise<void> {
  const set = { isOn, changedAt: now };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(switches)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: switches.name, set });
    await announce(tx, "switches");
  });
}
