import { sql } from "drizzle-orm";
import type { TestSite } from "./test-app.ts";

/** Of everything that is stored, table by table: it differs once anything was changed. */
export async function fingerprint({ db }: Pick<TestSite, "db">) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const all = sql`select md5(string_agg(row::text, ',' order by row::text)) as hash from ${sql.identifier(name)} as row`;
      return [name, (await db.execute<{ hash: string | null }>(all)).rows[0]?.hash];
    }),
  );
}
