import { getTableName } from "drizzle-orm";
import { listAppliedMigrations } from "#server/database/applied-migrations.ts";
import { readRows } from "#server/database/contents/rows.ts";
import { listSequences, listTables } from "#server/database/contents/tables.ts";
import type { Database } from "#server/database/database.ts";
import { memberLinks, memberSessions } from "#server/features/accounts/accounts.table.ts";
import { pendingStaffSignIns } from "#server/features/staff/second-factor.table.ts";
import { staffLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import type { Header, Summary } from "./format.ts";

/** Tables that grant access: it may have been revoked after the backup, and must not work again. */
const leftOut: string[] = [memberSessions, memberLinks, staffSessions, staffLinks, pendingStaffSignIns].map((table) =>
  getTableName(table),
);

export const isKept = (table: string) => !leftOut.includes(table);

/** Yields the text of each part of a backup, all from one moment of a database. */
export async function* contentOf(tx: Database, createdAt: Date): AsyncGenerator<string> {
  const tables = (await listTables(tx)).filter(({ name }) => isKept(name));
  const header: Header = {
    createdAt: createdAt.toISOString(),
    migrations: await listAppliedMigrations(tx.connection),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
  yield JSON.stringify(header);
  const rows: Summary["rows"] = {};
  for (const table of tables) {
    let count = 0;
    for await (const some of readRows(tx, table)) {
      yield [JSON.stringify(table.name), ...some].join("\n");
      count += some.length;
    }
    rows[table.name] = count;
  }
  const summary: Summary = { rows, sequences: await listSequences(tx) };
  yield JSON.stringify(summary);
}
