import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { switches } from "./switches.table.ts";

type SwitchName = typeof switches.$inferSelect.name;

const defaults: Record<SwitchName, boolean> = { lockdown: false, "merch-links": true };

export async function isSwitchOn(db: Database, name: SwitchName): Promise<boolean> {
  const [found] = await db.select({ isOn: switches.isOn }).from(switches).where(eq(switches.name, name));
  return found?.isOn ?? defaults[name];
}
