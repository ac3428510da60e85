import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();

type Reference = { column: string; target: string };

test("deleting a row never reads whole tables: every reference to it is indexed", async () => {
  const { rows } = await site().db.execute<Reference & { hasIndex: boolean }>(sql`
    select conrelid::regclass || '.' || attname as column, confrelid::regclass::text as target, exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]) as "hasIndex"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' order by 1`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ hasIndex }) => !hasIndex).map(({ column, target }) => `${column} -> ${target}`)).toEqual([]);
});

test("deleting a staff account doesn't touch what it resolved and reviewed, which may be any number of rows", async () => {
  const { rows } = await site().db.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'staff_accounts'::regclass`);
  const tables = rows.map(({ table }) => table);
  expect(tables).toContain("staff_sessions");
  expect(tables.filter((table) => ["applications", "redemptions"].includes(table))).toEqual([]);
});
