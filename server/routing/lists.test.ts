import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { sortOrders } from "#contract/paging.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { inTransaction } from "#server/database/database.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { everyList } from "#server/testing/lists/every-list.ts";
import { fillLists } from "#server/testing/lists/fill-lists.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const rows = 23;
let headers: Record<string, string>;

beforeAll(async () => {
  await fillLists(site().db, rows);
  await setApart();
  ({ headers } = await signedInStaff(site(), "admin", "Ada Admin"));
});

/** Changes the data so that each value of each filter matches some rows and leaves out others. */
async function setApart() {
  await inTransaction(site().db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`); // the ledger forbids changing a row
    await tx.execute(sql`update points_ledger set type = 'spent', amount = -amount where balance_after % 3 = 1`);
    await tx.execute(sql`update points_ledger set type = 'admin_adjust' where balance_after % 3 = 2`);
    await tx.execute(sql`update access_links set expires_at = now() + interval '1 day' where description like '% 2_'`);
    await tx.execute(sql`update audit_log set action = 'demonstration.remove' where target = 'thing 3'`);
    await tx.execute(sql`update audit_log set at = '2025-12-31T23:59:59Z' where target in ('thing 6', 'thing 8')`);
  });
}

const ask = (path: string, query: Record<string, string> = {}) => site().app.inject({ url: path, query, headers });

type Row = { id: string } & Record<string, unknown>;

/** Reads all pages of a list. */
async function readRows(path: string, query: Record<string, string>) {
  const found: Row[] = [];
  let url = `${path}?${new URLSearchParams(query)}`;
  while (url) {
    const response = await site().app.inject({ url, headers });
    expect(response.statusCode, response.body).toBe(200);
    found.push(...response.json<Row[]>());
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ""))?.[1] ?? "";
  }
  return found;
}

const readAll = async (path: string, query: Record<string, string>) =>
  (await readRows(path, query)).map(({ id }) => id);

describe.each(everyList)("$name", ({ path, sorts, filters }) => {
  test.each(sorts)(
    "can be sorted by %s in both directions, without skipping or repeating a row across pages",
    async (sort) => {
      const whole = await readAll(path, { limit: "100" });
      for (const order of sortOrders) {
        const sorted = await readAll(path, { limit: "100", sort, order });
        expect(sorted.toSorted()).toEqual(whole.toSorted());
        expect(await readAll(path, { limit: "4", sort, order })).toEqual(sorted);
      }
      const [up, down] = await Promise.all(sortOrders.map((order) => readAll(path, { sort, order })));
      expect(up).toEqual(down?.toReversed());
    },
  );

  test("can be filtered without repeating rows, and a search narrows that further", async () => {
    const whole = await readAll(path, { limit: "100" });
    for (const [filter, values] of Object.entries(filters))
      for (const value of values) {
        const what = `${filter}=${value}`;
        const matching = await readRows(path, { [filter]: value, limit: "4" });
        const found = matching.map(({ id }) => id);
        expect(new Set(found).size, what).toBe(found.length);
        expect(found.length, what).toBeGreaterThan(0);
        const limit = what === "by=everyone" ? Number.POSITIVE_INFINITY : whole.length; // this one adds rows
        expect(found.length, what).toBeLessThan(limit);
        for (const row of matching) expect(row[filter] ?? value, what).toBe(value);
        const searched = await readAll(path, { [filter]: value, search: "sample", limit: "3" });
        expect(found).toEqual(expect.arrayContaining(searched));
      }
  });

  test("can be searched for any part of a word in any case, with % and _ taken literally", async () => {
    const total = async (search: string) => Number((await ask(path, { search, limit: "1" })).headers["x-total-count"]);
    expect(await total("no such thing")).toBe(0);
    expect(await total("%_%")).toBe(0);
    expect(await total("23")).toBeGreaterThan(0);
    expect(await readAll(path, { search: "SAMPLE", limit: "3" })).toEqual(await readAll(path, { search: "sample" }));
  });

  test("says how many rows there are, even when they fill more than a page", async () => {
    const whole = await readAll(path, { limit: "100" });
    for (const limit of ["1", "5", "100"])
      expect((await ask(path, { limit })).headers["x-total-count"]).toBe(String(whole.length));
  });

  test("a cursor from another order is refused", async () => {
    const { headers: given } = await ask(path, { limit: "2", order: "asc" });
    const cursor = /cursor=([\w-]+)/.exec(String(given.link))?.[1] ?? "";
    expect((await ask(path, { cursor, order: "asc" })).statusCode).toBe(200);
    expect((await ask(path, { cursor, order: "desc" })).statusCode).toBe(400);
    expect((await ask(path, { sort: "password" })).statusCode).toBe(400);
  });
});

test("the audit log can be filtered by person, kind and days", async () => {
  const { path } = auditLogApi.list;
  const rowsOf = (query: Record<string, string>) => readRows(path, { ...query, limit: "100" });
  const whole = await rowsOf({});
  const containsOnly = async (query: Record<string, string>, isIn: (row: Row) => boolean) => {
    const expected = whole.filter(isIn).map(({ id }) => id);
    expect(expected.length, JSON.stringify(query)).toBeGreaterThan(0);
    expect(expected.length, JSON.stringify(query)).toBeLessThan(whole.length);
    expect((await rowsOf(query)).map(({ id }) => id)).toEqual(expected);
  };
  const day = (row: Row) => String(row.at).slice(0, 10);
  await containsOnly({ person: "ida" }, ({ actor }) => String(actor).includes("Ida"));
  await containsOnly({ person: "console" }, ({ actorType }) => actorType === "console");
  await containsOnly({ kind: "news" }, ({ action }) => String(action).startsWith("news."));
  await containsOnly({ from: "2026-01-01" }, (row) => day(row) >= "2026-01-01");
  await containsOnly({ to: "2025-12-31" }, (row) => day(row) <= "2025-12-31");
  await containsOnly(
    { from: "2025-12-31", to: "2025-12-31", person: "console" },
    (row) => day(row) === "2025-12-31" && row.actorType === "console",
  );
});

test("a name with an accent is sorted with its letter, in any case", async () => {
  const { path } = playersAdminApi.listForStaff;
  const names = ["Zed Sort", "eva Sort", "Émile Sort", "Ada Sort"];
  for (const [at, id] of (await readAll(path, {})).slice(0, names.length).entries())
    await site().db.execute(sql`update players set gamertag = ${names[at]} where id = ${id}`);
  const sorted = await readRows(path, { sort: "gamertag", search: "sort", limit: "2" });
  expect(sorted.map(({ gamertag }) => gamertag)).toEqual(["Ada Sort", "Émile Sort", "eva Sort", "Zed Sort"]);
});
