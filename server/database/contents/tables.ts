import { sql } from "drizzle-orm";
import type { Database } from "#server/database/drizzle.ts";

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

/** Lists every table and its columns, except generated columns and unlogged tables, which a crash empties. */
export async function listTables(tx: Database): Promise<Table[]> {
  const { rows } = await tx.execute<Table>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    group by c.relname order by c.relname`);
  return rows;
}

/** Lists the names of all tables. An empty database has none. */
export async function listTableNames(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select format('%s.%s', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  return rows.map(({ name }) => name);
}

export type Sequence = { name: string; last: string; isCalled: boolean };

export async function listSequences(tx: Database): Promise<Sequence[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = sql`select last_value::text as last, is_called as "isCalled" from ${sql.identifier(name)}`;
    const { rows: states } = await tx.execute<Omit<Sequence, "name">>(state);
    for (const each of states) sequences.push({ name, ...each });
  }
  return sequences;
}

export async function setSequences(tx: Database, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await tx.execute(
      sql`select setval(${`public.${name}`}::text::regclass, ${last}::text::bigint, ${isCalled}::boolean)`,
    );
}
