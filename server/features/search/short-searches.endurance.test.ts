import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { searchApi } from "#contract/search/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { everyList } from "#server/testing/lists/every-list.ts";
import { fillLists } from "#server/testing/lists/fill-lists.ts";
import { recordStatements } from "#server/testing/lists/recorded-statements.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const rows = 20_000;
let headers: Record<string, string>;

beforeAll(async () => {
  await fillLists(site().db, rows);
  // These are older than a thousand others, and come after a thousand others by name, points and Discord name.
  await site().db.execute(sql`update members set name = case id when ${idOf(7)} then 'Gg' else 'Zz' end, discord = null,
    email = 'someone' || right(id::text, 1) || '@sample.example' where id in (${idOf(7)}, ${idOf(9)})`);
  await site().db.execute(sql`update members set discord = 'zy' where id = ${idOf(10)}`);
  await site().db.execute(sql`vacuum analyze members`);
  ({ headers } = await signedInStaff(site(), "admin", "Ada Admin"));
}, 300_000);

const idOf = (row: number) => `01980000-0000-7000-8000-${row.toString(16).padStart(12, "0")}`;
const ask = (path: string, query: Record<string, string>) => site().app.inject({ url: path, query, headers });

/** Returns the most rows that any step of a statement's plan has read, kept or thrown away. */
async function mostRead(statements: ReturnType<typeof recordStatements>) {
  const plans = await Promise.all(statements.thatSearch().map(({ analyze }) => analyze()));
  expect(plans.length).toBeGreaterThan(0);
  const read = /(?:actual time=\S+ rows=|Rows Removed by (?:Filter|Index Recheck|Join Filter): )(\d+)/g;
  return Math.max(...plans.flatMap((plan) => [...plan.matchAll(read)].map(([, count]) => Number(count))));
}

const short = ["%", "...", "e", "me", "zq", "a-b"];

test.each([
  ...everyList.map(({ name, path }) => ({ name, path })),
  { name: "Ctrl K", path: searchApi.find.path },
  { name: "people of the calendar", path: calendarAdminApi.users.path },
])("a search without three letters in a row reads only part of $name", async ({ path }) => {
  const statements = recordStatements(site().db);
  const asked = path === searchApi.find.path ? short.filter(({ length }) => length > 1) : short;
  for (const search of asked) {
    statements.clear();
    const response = await ask(path, { search });
    expect(response.statusCode, response.body).toBe(200);
    expect(await mostRead(statements), search).toBeLessThanOrEqual(3_000);
  }
  statements.stop();
});

test("such a search for an actor reads only part of the audit log", async () => {
  const statements = recordStatements(site().db);
  const { path } = everyList.find(({ name }) => name === "audit-log") ?? { path: "" };
  const queries: Record<string, string>[] = [
    { person: "zq" },
    { person: "zq", search: "thing" },
    { person: "Ida", search: "zq" },
  ];
  for (const query of queries) {
    statements.clear();
    expect((await ask(path, query)).statusCode).toBe(200);
    expect(await mostRead(statements), JSON.stringify(query)).toBeLessThanOrEqual(3_000);
  }
  statements.stop();
});

test.each([
  staffAccountsApi.users.path,
  staffAccountsApi.passwords.path,
  pointsAdminApi.users.path,
  searchApi.find.path,
  calendarAdminApi.users.path,
])("%s finds a member by a two-letter name, however many members there are", async (path) => {
  const idsFor = async (search: string) =>
    (await ask(path, { search })).json<{ id: string; name: string }[]>().map(({ id }) => id);
  expect(await idsFor("GG")).toContain(idOf(7));
  expect(await idsFor("zz")).toContain(idOf(9));
  expect(await idsFor("ZY")).toContain(idOf(10));
});
