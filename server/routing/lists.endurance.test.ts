import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foundKinds } from "#contract/search/constants.ts";
import { searchApi } from "#contract/search/endpoints.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { everyList } from "#server/testing/lists/every-list.ts";
import { fillLists } from "#server/testing/lists/fill-lists.ts";
import { recordStatements } from "#server/testing/lists/recorded-statements.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const rows = 1_000_000;
const patience = 30 * 60_000;
let kept: KeptDatabase;
let database: OpenDatabase;
let site: TestSite | undefined;
let statements: ReturnType<typeof recordStatements>;
let headers: Record<string, string>;

beforeAll(async () => {
  kept = await keepDatabase();
  database = await kept.open({ limitMs: patience });
  await fillLists(database.db, rows);
  site = await createTestSite({}, { database });
  ({ headers } = await signedInStaff(site, "admin", "Ada Admin"));
  statements = recordStatements(database.db);
}, patience);

afterAll(async () => {
  await site?.close();
  await kept.remove();
}, patience);

/** Asks for a page of a list and returns the plans of its statements. */
async function plansOf(path: string, query: Record<string, string>) {
  statements.clear();
  const startedAt = performance.now();
  const response = await at().app.inject({ url: path, query: { limit: "25", ...query }, headers });
  const tookMs = Math.round(performance.now() - startedAt);
  expect(response.statusCode, response.body).toBe(200);
  console.log(`${path} ${JSON.stringify(query)}: ${tookMs} ms, ${String(response.headers["x-total-count"])}`);
  const plans: string[] = [];
  for (const statement of statements.ofLists()) plans.push(await statement.explain());
  expect(plans.length).toBeGreaterThan(0);
  return { plans, next: /cursor=([\w-]+)/.exec(String(response.headers.link))?.[1] };
}

const at = () => {
  if (!site) throw new Error("The site is opened before the first test.");
  return site;
};
/** The tables of second factors are empty here, and reading an empty table whole is the quickest way. */
const readsAll = /Seq Scan on (?!staff_totps|staff_passkeys)\w+/;

describe.each(everyList)("a million rows of $name", ({ path, sorts, filters }) => {
  const orders = sorts.flatMap((sort) => ["asc", "desc"].map((order) => ({ sort, order })));
  const filtered = Object.entries(filters).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  /** A word that most rows have, part of a number that one row has, texts too short for a trigram, and one that nothing has. */
  const searches = ["sample", "99999", "bo", "e", "%", "nothing like it"].map((search) => ({ search }));

  test.each([...orders, ...filtered, ...searches])("need no full table scan for %j", async (query) => {
    const { plans, next } = await plansOf(path, query);
    for (const plan of plans) expect(plan).not.toMatch(readsAll);
    if (!next) return;
    const second = await plansOf(path, { ...query, cursor: next });
    for (const plan of second.plans) expect(plan).not.toMatch(readsAll);
  });
});

test.each(["sample", "99999", "bo", "nothing like it"])(
  "finding %j with Ctrl K needs no full table scan",
  async (search) => {
    statements.clear();
    const response = await at().app.inject({ url: searchApi.find.path, query: { search }, headers });
    expect(response.statusCode, response.body).toBe(200);
    const plans = await Promise.all(statements.thatSearch().map(({ explain }) => explain()));
    expect(plans).toHaveLength(foundKinds.length);
    for (const plan of plans) expect(plan).not.toMatch(readsAll);
  },
);

test("a full table scan shows in the plan", async () => {
  const { rows: plan } = await database.db.execute(sql`explain select * from news where content = 'y'`);
  expect(JSON.stringify(plan)).toMatch(readsAll);
});
