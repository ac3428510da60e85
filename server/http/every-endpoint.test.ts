import { describe, expect, test } from "vitest";
import { fillDemonstration } from "#server/demo.ts";
import { everyEndpoint } from "#server/testing/every-endpoint.ts";
import { useSite } from "#server/testing/use-site.ts";

const site = useSite({ RATE_LIMITS: "0" });
const endpoints = await everyEndpoint();
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const strangeIds = [
  "0",
  "-1",
  "1.5",
  "abc",
  "%00",
  "%ff",
  "..%2f..",
  "2147483648",
  "1e9",
  "x".repeat(300),
  "'%20or%201=1",
  "%F0%9F%8F%94",
];
const strangeValues: unknown[] = [
  null,
  true,
  -1,
  -0,
  0.5,
  1e300,
  2_147_483_648,
  2 ** 53,
  2 ** 63,
  "",
  " ",
  "1",
  "\u0000",
  "\ud800",
  "\u202e",
  "$&",
  "'; drop table players; --",
  "x".repeat(60_000),
  [],
  [1],
  [[[]]],
  {},
  { a: { b: {} } },
  { constructor: { prototype: {} } },
  { toString: 1 },
];

test("the contract declares every call the server has, and the server has every call it declares", async () => {
  const described = (await site().app.inject({ url: "/api/openapi.json" })).json();
  const served = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(served.toSorted((a, b) => a.localeCompare(b))).toEqual(
    named.map(([name]) => name).toSorted((a, b) => a.localeCompare(b)),
  );
});

describe("nothing a stranger sends is ever a 5xx", () => {
  test.each(named)("%s", async (_name, { method, path, body }) => {
    await fillDemonstration(site().db);
    const paths = path.includes(":") ? strangeIds.map((id) => path.replaceAll(/:\w+/g, () => id)) : [path];
    const queries = [
      "",
      "?limit=%00",
      "?limit[]=1",
      "?cursor=%ff&cursor=2",
      "?__proto__=1",
      "?%",
      `?limit=${"9".repeat(400)}`,
    ];
    const payloads = body
      ? [...strangeValues, ...bodiesOf(Object.keys((body as { shape?: object }).shape ?? {}))]
      : [undefined];
    for (const url of paths.flatMap((one) => queries.map((query) => one + query))) {
      for (const payload of payloads) {
        const sent =
          payload === undefined
            ? {}
            : { payload: JSON.stringify(payload), headers: { "content-type": "application/json" } };
        const { statusCode } = await site().app.inject({ method, url, ...sent });
        expect(statusCode, `${method} ${url} ${JSON.stringify(payload)?.slice(0, 80)}`).toBeLessThan(500);
      }
    }
  });
});

/** Bodies whose every field in turn, and then all of them, hold something strange. */
function bodiesOf(fields: string[]): Record<string, unknown>[] {
  const whole = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
  return strangeValues.flatMap((value) => [
    whole(value),
    ...fields.map((field) => ({ ...whole("a@b.example"), [field]: value })),
  ]);
}

describe("without a session", () => {
  test.each(named.filter(([, { access }]) => access !== "public"))(
    "%s is 401 and nothing else",
    async (_name, { method, path }) => {
      const answer = await site().app.inject({
        method,
        url: path.replaceAll(/:\w+/g, "01980000-0000-7000-8000-000100000001"),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
    },
  );
});

test("reading changes nothing", async () => {
  const before = await site().database.db.execute("select count(*)::int as rows, max(views) as views from news");
  for (const [, { method, path }] of named) {
    if (method === "GET")
      await site().app.inject({ url: path.replaceAll(/:\w+/g, "01980000-0000-7000-8000-000400000001") });
  }
  const after = await site().database.db.execute("select count(*)::int as rows, max(views) as views from news");
  expect(after.rows).toEqual(before.rows);
});
