import { sql } from "drizzle-orm";
import { applyMissing } from "#server/database/applied-migrations.ts";
import { fillEmpty, requireEmpty } from "#server/database/closed-database.ts";
import { loadTables } from "#server/database/contents/load-tables.ts";
import { insertRows } from "#server/database/contents/rows.ts";
import { listTables, setSequences, type Table } from "#server/database/contents/tables.ts";
import type { Database, DatabaseLocation } from "#server/database/database.ts";
import { listMigrations, ownMigrations, readMigrations } from "#server/database/migrations.ts";
import { reasonOf } from "#server/database/sql-errors.ts";
import { deleteAgain } from "#server/features/accounts/personal-data/deletion.service.ts";
import { closeAccessLinks } from "#server/features/staff/links/access-links.service.ts";
import { endPreviewLinks } from "#server/features/team/preview/preview-links.service.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { type CheckedBackup, checkBackup, rowsOfBackup } from "./read-backup.ts";

export type RestoredBackup = CheckedBackup & {
  ms: number;
  /** How many accounts deleted since the backup were deleted again. */
  deletedAgain: number;
  /** Migrations that are newer than the backup. */
  appliedMigrations: string[];
};

type Options = { location: DatabaseLocation; deletedIds: readonly string[] };

/**
 * Restores a backup into an empty database, completely or not at all. Throws a StartError, before it touches anything, if the
 * file is damaged or newer than this site, or the database isn't empty.
 */
export async function restoreBackup(path: string, { location, deletedIds }: Options): Promise<RestoredBackup> {
  const begun = performance.now();
  const backup = await checkBackup(path);
  const appliedMigrations = newerThan(backup);
  await requireEmpty(location);
  let deletedAgain = 0;
  const fill = async (tx: Database) => {
    await fillFrom(tx, backup);
    await applyMissing(tx.connection, readMigrations(ownMigrations));
    deletedAgain = await deleteAgain(tx, deletedIds);
    await closeAccessLinks(tx);
    await endPreviewLinks(tx);
  };
  await fillEmpty(location, { fill, textBytes: backup.textBytes });
  return { ...backup, ms: performance.now() - begun, deletedAgain, appliedMigrations };
}

/** Returns the migrations that the backup lacks. Throws a StartError if it has any that this site doesn't know. */
function newerThan({ path, header: { migrations } }: CheckedBackup): string[] {
  const known = listMigrations();
  const unknown = migrations.filter(({ hash }, index) => known[index]?.hash !== hash);
  if (unknown.length > 0)
    throw new StartError(
      `${path} is newer than this version of the site: it has ${unknown.length} unknown migration(s). Restore it with the newer version. Nothing was changed.`,
    );
  return known.slice(migrations.length).map(({ name }) => name);
}

async function fillFrom(tx: Database, { path, header, summary }: CheckedBackup) {
  await applyMissing(tx.connection, readMigrations(ownMigrations).slice(0, header.migrations.length));
  const tables = tablesOf(header, await listTables(tx));
  await loadTables(tx, async () => {
    for await (const { table, rows } of rowsOfBackup(path))
      await insertRows(tx, tableNamed(tables, table), rows).catch((error: unknown) => {
        throw new StartError(
          `${path} has rows of ${table} that can't be stored: ${reasonOf(error)}. Nothing was changed.`,
        );
      });
  });
  await setSequences(tx, summary.sequences);
  for (const { name } of tables) {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    if (rows[0]?.count !== summary.rows[name]) throw new StartError(`Some rows of ${name} weren't restored.`);
  }
}

/** Returns the tables and columns in the backup's order, with the types they have in the database. */
function tablesOf(header: CheckedBackup["header"], inDatabase: Table[]): Table[] {
  return header.tables.map(({ name, columns }) => {
    const { columns: found } = tableNamed(inDatabase, name);
    return {
      name,
      columns: columns.map((column) => found.find((each) => each.name === column) ?? missing(name, column)),
    };
  });
}

const tableNamed = (tables: Table[], name: string): Table =>
  tables.find((table) => table.name === name) ?? missing(name);

function missing(table: string, column = ""): never {
  throw new StartError(`The backup has ${[table, column].filter(Boolean).join(".")}, but the database doesn't.`);
}
