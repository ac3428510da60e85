import { eq, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/site/test-database.ts";
import type { OpenDatabase } from "./database.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

const values = pgTable("test_values", {
  id: uuid().primaryKey(),
  moment: timestamp({ withTimezone: true }),
  momentText: timestamp("moment_text", { withTimezone: true, mode: "string" }),
  day: date(),
  count: integer(),
  large: bigint({ mode: "number" }),
  exact: numeric(),
  isOn: boolean("is_on"),
  words: text().array(),
  anything: jsonb(),
  bytes: bytea(),
});

const row: typeof values.$inferSelect = {
  id: "01980000-0000-7000-8000-000100000001",
  moment: new Date("2026-03-29T00:59:59.123Z"),
  momentText: "2026-07-01 12:00:00.5+00",
  day: "2026-02-28",
  count: -2_147_483_648,
  large: 2 ** 53 - 1,
  exact: "0.10",
  isOn: false,
  words: ['a "quoted" one', "naïve, ☂", "null"],
  anything: { list: [1, null, "x"], text: "☂" },
  bytes: Buffer.from([0, 1, 92, 255]),
};

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table test_values (
    id uuid primary key, moment timestamptz, moment_text timestamptz, day date, count int, large bigint,
    exact numeric, is_on boolean, words text[], anything jsonb, bytes bytea)`);
});

afterAll(async () => {
  await database.db.execute(sql`drop table test_values`);
  await database.close();
});

test("every type that the site uses comes back as it was stored", async () => {
  await database.db.insert(values).values(row);
  expect(await database.db.select().from(values)).toEqual([row]);
});

test("values that no table describes are the same on both engines", async () => {
  const { rows } = await database.db.execute(sql`select
    count(*)::int as counted, count(*) as "countedLarge", sum(1.5) as summed, true as yes, 'x'::text as words,
    timestamptz '2026-07-01 14:00+02' as moment, null as nothing, array[1, 2] as numbers, '{"a": 1}'::json as anything,
    '\\x00ff'::bytea as bytes`);
  expect(rows).toEqual([
    {
      counted: 1,
      countedLarge: "1",
      summed: "1.5",
      yes: true,
      words: "x",
      moment: "2026-07-01 12:00:00+00",
      nothing: null,
      numbers: [1, 2],
      anything: { a: 1 },
      bytes: Buffer.from([0, 255]),
    },
  ]);
});

test("a prepared statement runs on every connection", async () => {
  const find = database.db
    .select({ id: values.id })
    .from(values)
    .where(eq(values.id, sql.placeholder("id")))
    .prepare("test_find_value");
  const found = await Promise.all(Array.from({ length: 30 }, () => find.execute({ id: row.id })));
  expect(found).toEqual(Array.from({ length: 30 }, () => [{ id: row.id }]));
});

test("a result of many megabytes arrives complete", async () => {
  const { rows } = await database.db.execute<{ line: string }>(
    sql`select repeat('x', 1000) as line from generate_series(1, 5000)`,
  );
  expect(rows.length).toBe(5000);
  expect(rows.every(({ line }) => line.length === 1000)).toBe(true);
});
