import { beforeAll, describe, expect, test } from "vitest";
import { sortOrders } from "#contract/paging.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { everyList } from "#server/testing/lists/every-list.ts";
import { fillLists } from "#server/testing/lists/fill-lists.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite({ RATE_LIMITS: "0" });
const rows = 23;
let headers: Record<string, string>;

beforeAll(async () => {
  await fillLists(site().db, rows);
  ({ headers } = await signedInStaff(site(), "admin", "Ada Admin"));
});

const ask = (path: string, query: Record<string, string> = {}) => site().app.inject({ url: path, query, headers });

/** The ids of a list, page after page. */
async function readAll(path: string, query: Record<string, string>) {
  const ids: string[] = [];
  let url = `${path}?${new URLSearchParams(query)}`;
  while (url) {
    const answer = await site().app.inject({ url, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    ids.push(...answer.json<{ id: string }[]>().map(({ id }) => id));
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ""))?.[1] ?? "";
  }
  return ids;
}

describe.each(everyList)("$name", ({ path, sorts, filters }) => {
  test.each(sorts)("is sorted by %s in both directions, and its pages miss and repeat nothing", async (sort) => {
    const whole = await readAll(path, { limit: "100" });
    for (const order of sortOrders) {
      const sorted = await readAll(path, { limit: "100", sort, order });
      expect(sorted.toSorted()).toEqual(whole.toSorted());
      expect(await readAll(path, { limit: "4", sort, order })).toEqual(sorted);
    }
    const [up, down] = await Promise.all(sortOrders.map((order) => readAll(path, { sort, order })));
    expect(up).toEqual(down?.toReversed());
  });

  test("a filtered list repeats no row, and a search narrows it further", async () => {
    for (const [filter, values] of Object.entries(filters))
      for (const value of values) {
        const found = await readAll(path, { [filter]: value, limit: "4" });
        expect(new Set(found).size).toBe(found.length);
        const searched = await readAll(path, { [filter]: value, search: "sample", limit: "3" });
        expect(found).toEqual(expect.arrayContaining(searched));
      }
  });

  test("a search finds any part of a word in any case, and takes % and _ as they are", async () => {
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
