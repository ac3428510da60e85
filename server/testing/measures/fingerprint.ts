import { sql } from "drizzle-orm";
import type { TestSite } from "#server/testing/site/test-app.ts";

/** Columns that may change even if nothing else does, by table. */
export type Counters = Record<string, readonly string[]>;

/** Returns a hash of everything stored in each table, which differs once anything has changed. */
export async function fingerprint(
  { db }: Pick<TestSite, "db">,
  without: Counters = {},
): Promise<Record<string, string | null>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes = tables.map(({ name }) => {
    const counters = without[name] ?? [];
    const row =
      counters.length > 0
        ? sql`(to_jsonb(kept) - ${sql.param(`{${counters.join(",")}}`)}::text[])::text`
        : sql`kept::text`;
    return sql`select ${name}::text as name, md5(string_agg(${row}, ',' order by ${row})) as hash from ${sql.identifier(name)} as kept`;
  });
  const { rows } = await db.execute<{ name: string; hash: string | null }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
