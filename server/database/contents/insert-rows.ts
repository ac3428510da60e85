import { sql } from "drizzle-orm";
import type { Database } from "#server/database/drizzle.ts";
import type { RowText } from "./read-rows.ts";
import type { Table } from "./tables.ts";

/** Inserts rows exactly as they were read, including values that the database would generate. */
export async function insertRows(tx: Database, { name, columns }: Table, rows: readonly RowText[]): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, index) => sql.raw(`(one ->> ${index})::${type}`));
  await tx.execute(sql`
    insert into public.${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${rows.join(",")}]`}::text::jsonb) as one`);
}
