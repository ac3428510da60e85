import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "#server/database/embedded/open-embedded.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { checkLedger } from "#server/features/points/ledger-check.service.ts";
import { backUpWithPrint, openFilledSite, printOf, schemaOf } from "#server/testing/backups/backed-up-site.ts";
import type { KeptDatabase } from "#server/testing/site/kept-database.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { restoreBackup } from "./restore-backup.ts";

/** It opens five databases and makes two of them. */
const patience = 180_000;

/** One run covers both engines. */
test.runIf(process.env.TEST_ENGINE === "postgres")(
  "every table survives a move from the embedded database to PostgreSQL and back",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "round-trip-"));
    const server = await createCopy({ of: "template0" });
    const embeddedIn = (name: string): KeptDatabase["location"] => ({ dataDir: join(folder, name) });
    const move = (file: string, location: KeptDatabase["location"]) =>
      restoreBackup(file, { location, deletedIds: [] });
    const first = await openFilledSite({
      location: embeddedIn("first"),
      open: () => openEmbedded(embeddedIn("first")),
      remove: async () => {},
    });
    const there = await backUpWithPrint(first.database, join(folder, "there.backup"));
    await move(there.path, { databaseUrl: server.url, dataDir: folder });
    const onServer = await openPostgres({ databaseUrl: server.url });
    const back = await backUpWithPrint(onServer, join(folder, "back.backup"));
    await move(back.path, embeddedIn("second"));
    const second = await openEmbedded(embeddedIn("second"));
    expect(back.print).toEqual(there.print);
    expect(await printOf(second.db)).toEqual(there.print);
    expect(back.rowCount).toBe(there.rowCount);
    expect(await schemaOf(second.db)).toEqual(await schemaOf(first.db));
    expect([await checkLedger(onServer.db), await checkLedger(second.db)]).toEqual([[], []]);
    await Promise.all([first.close(), onServer.close(), second.close()]);
    await server.drop();
    rmSync(folder, { recursive: true });
  },
  patience,
);
