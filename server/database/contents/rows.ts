import { sql } from "drizzle-orm";
import type { Database } from "#server/database/drizzle.ts";
import type { Table } from "./tables.ts";

/** Rows differ in size: a picture is as long as a thousand ledger entries. */
const wantedLength = 256 * 1024;
const mostRows = 5_000;
const firstRows = 16;

/** A row as a JSON array of its values, each null or the text that the database reads back. */
export type RowText = string;

/** Reads every row of a table, some at a time. Run it in one transaction, so that all rows are from the same moment. */
export async function* readRows(tx: Database, { name, columns }: Table): AsyncGenerator<RowText[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  const rows = sql`select json_build_array(${values})::text as row from public.${sql.identifier(name)}`;
  await tx.execute(sql`declare backup_rows no scroll cursor for ${rows}`);
  for (let count = firstRows; ; ) {
    const { rows: fetched } = await tx.execute<{ row: RowText }>(sql.raw(`fetch ${count} from backup_rows`));
    if (fetched.length === 0) break;
    yield fetched.map(({ row }) => row);
    const length = fetched.reduce((sum, { row }) => sum + row.length, 0);
    count = nextCount(count, length);
  }
  await tx.execute(sql`close backup_rows`);
}

function nextCount(count: number, length: number): number {
  if (length > wantedLength) return Math.max(1, Math.floor(count / 2));
  return length < wantedLength / 2 ? Math.min(mostRows, 2 * count) : count;
}

/** Inserts rows exactly as they were read, including values that the database would generate. */
export async function insertRows(tx: Database, { name, columns }: Table, rows: readonly RowText[]): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, index) => sql.raw(`(one ->> ${index})::${type}`));
  await tx.execute(sql`
    insert into public.${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${rows.join(",")}]`}::text::jsonb) as one`);
}
