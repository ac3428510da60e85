import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { everyList } from "#server/testing/lists/every-list.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const lists = (await everyEndpoint()).filter(({ query }) => query instanceof z.ZodObject && "cursor" in query.shape);
let cookie: string;

beforeAll(async () => {
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  cookie = `${member.cookie}; ${admin.cookie}`;
});

const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const unknownId = "01980000-0000-7000-8000-000000000001";
const statusOf = async (path: string, query: Record<string, string>) =>
  (await site().app.inject({ url: path.replaceAll(/:\w+/g, unknownId), query, headers: { cookie } })).statusCode;

/** No list has keys like these. */
const madeUp: unknown[] = [
  ["x", "y"],
  ["x", 1],
  [1, "x"],
  ["0000-01-01T00:00:00Z", unknownId],
  ["2026-02-30T00:00:00Z", unknownId],
  ["0000-01-01", "/"],
  [1e300],
  [1.5],
  [2 ** 53],
  [null],
  [[1], unknownId],
  [{ id: 1 }],
  [],
  {},
  "x",
  1,
];

test.each(lists.map(({ path }) => [path]))("%s refuses cursors that nobody got from it", async (path) => {
  for (const parts of madeUp) expect([parts, await statusOf(path, { cursor: cursorOf(parts) })]).toEqual([parts, 400]);
});

/** Values of a wrong type, or that the database has no such value for. */
const wrong = [true, null, [], 1.5, 2 ** 60, "a\0b", "\ud800"];

test.each(everyList.flatMap(({ path, sorts }) => sorts.map((sort) => [path, sort] as const)))(
  "%s sorted by %s never asks the database for a wrong value of a cursor",
  async (path, sort) => {
    for (const count of [1, 2, 3, 4])
      for (const value of [...wrong, "x", 1, -1, unknownId, "2026-02-30T00:00:00Z", "infinity"]) {
        const cursor = cursorOf([`${sort} asc`, ...Array(count).fill(value)]);
        const status = await statusOf(path, { sort, order: "asc", cursor });
        expect([value, wrong.includes(value) ? [400] : [200, 400]]).toEqual([value, expect.arrayContaining([status])]);
      }
  },
);

test("every list that can be sorted is among those that the tests of lists try", () => {
  const sorted = lists.filter(({ query }) => query instanceof z.ZodObject && "sort" in query.shape);
  expect(everyList.map(({ path }) => path).toSorted()).toEqual(sorted.map(({ path }) => path).toSorted());
});
