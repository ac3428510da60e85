import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "#server/database/database.ts";
import { openEmbedded } from "#server/database/embedded/open-embedded.ts";
import type { BeforeUpgrade } from "#server/database/migrate.ts";
import type { PoolSize } from "#server/database/pool/open-pool.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import type { Log } from "#server/platform/process/log.ts";
import { copyMigratedTo } from "./migrated-folder.ts";
import { createCopy } from "./test-database.ts";

const poolOf = ({ limitMs }: Options = {}) => ({
  connectionTimeoutMillis: 20_000,
  max: 20,
  ...(limitMs && { query_timeout: limitMs + 1_000 }),
});

/** `limitMs` is for each statement. */
type Options = { pool?: PoolSize; log?: Log; limitMs?: number; migrations?: string; beforeUpgrade?: BeforeUpgrade };

export type KeptDatabase = {
  /** As a site's settings name it. */
  location: { databaseUrl?: string; dataDir: string };
  open: (options?: Options) => Promise<OpenDatabase>;
  remove: () => Promise<void>;
};

/** Makes a database that exists until it is removed, even when nobody has it open, on the engine that TEST_ENGINE names. */
export async function keepDatabase({ isBlank = false } = {}): Promise<KeptDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "kept-"));
  const removeFolder = () => rmSync(dataDir, { recursive: true });
  if (process.env.TEST_ENGINE !== "postgres") {
    if (!isBlank) copyMigratedTo(dataDir);
    return {
      location: { dataDir },
      open: (options) => openEmbedded({ dataDir, pool: poolOf(options), ...options }),
      remove: async () => removeFolder(),
    };
  }
  const { url: databaseUrl, drop } = await createCopy(isBlank ? { of: "template0" } : {});
  return {
    location: { databaseUrl, dataDir },
    open: (options) => openPostgres({ databaseUrl, pool: poolOf(options), isWatched: false, ...options }),
    remove: async () => {
      removeFolder();
      await drop();
    },
  };
}
