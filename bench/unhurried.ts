import { join } from "node:path";
import { Pool } from "pg";
import { Changes } from "#server/database/changes.ts";
import { openDatabase } from "#server/database/database.ts";
import { databaseOn } from "#server/database/drizzle.ts";
import { Engine } from "#server/database/embedded/engine/engine.ts";
import { patientConnection } from "#server/database/embedded/maintenance.ts";
import { PoolConnection } from "#server/database/pool/connections.ts";
import { OutageLog } from "#server/database/pool/outage-log.ts";
import { noLog } from "#server/platform/process/log.ts";

export type Place = { dataDir: string; databaseUrl?: string };

/** Opens a migrated database without the site's time limits for statements, because filling it takes longer. */
export async function openUnhurried(place: Place) {
  await (await openDatabase(place)).close();
  const engine = place.databaseUrl ? undefined : new Engine({ source: { folder: join(place.dataDir, "database") } });
  const pool = new Pool(engine ? patientConnection(engine) : { connectionString: place.databaseUrl });
  const parts = { changes: new Changes(noLog), isShared: false, outages: new OutageLog(noLog) };
  return {
    db: databaseOn(new PoolConnection(pool, parts)),
    close: async () => {
      await pool.end();
      await engine?.close();
    },
  };
}
