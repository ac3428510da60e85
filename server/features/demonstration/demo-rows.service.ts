import { between } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Demonstration } from "#server/feature.ts";
import { type DemoKind, demoIds } from "./demo-id.format.ts";

type TableWithId = PgTable & { id: PgColumn };

/** Demonstration content that is rows of one table. */
export function demoRows<Table extends TableWithId>(
  name: DemoKind,
  table: Table,
  rows: Table["$inferInsert"][],
): Demonstration {
  const isDemo = between(table.id, ...demoIds(name));
  return {
    name,
    table,
    fill: (tx) => tx.insert(table).values(rows).onConflictDoNothing(),
    count: (db) => db.$count(table, isDemo),
    remove: async (tx) => (await tx.delete(table).where(isDemo).returning({ id: table.id })).length,
  };
}
