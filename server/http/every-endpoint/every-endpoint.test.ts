import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { features } from "#server/features.ts";
import { castPassword, signedInMember } from "#server/testing/cast/cast.ts";
import { formOf, formType, plain } from "#server/testing/cast/pictures.ts";
import { seed } from "#server/testing/cast/seed.ts";
import { type EndpointWithCall, everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { leastCaller } from "#server/testing/endpoints/least-caller.ts";
import { inputFor, strange } from "#server/testing/endpoints/schema-arbitrary.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const site = useSite(withoutLimits);
const endpoints = await everyEndpoint();
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test("the contract and the server have exactly the same calls", async () => {
  const described = (await site().app.inject({ url: "/api/openapi.json" })).json();
  const served = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(served.toSorted((a, b) => a.localeCompare(b))).toEqual(
    named.map(([name]) => name).toSorted((a, b) => a.localeCompare(b)),
  );
});

const strangeIds = ["0", "-1", "1.5", "%00", "%ff", "..%2f..", "1e9", "x".repeat(300), "'%20or%201=1", "%F0%9F%8F%94"];
const strangeQueries = [
  "limit=%00",
  "limit[]=1",
  "cursor=%ff&cursor=2",
  "__proto__=1",
  "%",
  `limit=${"9".repeat(400)}`,
];
/** The code in front of both engines is the same, and each run draws different inputs. */
const numRuns = isLong ? 25 : 8;
const unknownId = "01980000-0000-7000-8000-000000000001";

type Input = { path: string; query: string; headers: Record<string, string>; payload?: string | Buffer };

/** Returns a path, query and body for the call, each valid or strange independently of the others. */
function inputOf(endpoint: EndpointWithCall, ids: string[]): fc.Arbitrary<Input> {
  const known = {
    uuid: fc.constantFrom(...ids, unknownId),
    email: fc.oneof(fc.emailAddress(), fc.constantFrom("sam.1@demo.example", "Ünï@demo.example", "a@b")),
    password: fc.oneof(fc.constant(castPassword), fc.string()),
    currentPassword: fc.oneof(fc.constant(castPassword), fc.string()),
  };
  const parts = {
    path: pathOf(endpoint, known),
    query: endpoint.query
      ? fc.oneof(queryOf(endpoint.query, known), fc.constantFrom(...strangeQueries))
      : fc.constant(""),
    headers: endpoint.headers ? headersOf(endpoint.headers, known) : fc.constant({}),
  };
  if (endpoint.file) return fc.record({ ...parts, payload: formFor(endpoint.file.name) });
  if (!endpoint.body) return fc.record(parts);
  return fc.record({ ...parts, payload: inputFor(endpoint.body, known).map((body) => JSON.stringify(body)) });
}

type Known = Parameters<typeof inputFor>[1];
const textsOf = (schema: z.core.$ZodType, known: Known) =>
  inputFor(schema, known).map((input) =>
    Object.entries(Object(input)).map(([name, value]) => [name, asText(value)] as const),
  );
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 4000);

function pathOf({ path, params }: EndpointWithCall, known: Known): fc.Arbitrary<string> {
  if (!params) return fc.constant(path);
  const filled = textsOf(params, known).map((values) => {
    const given = new Map<string, string>(values);
    return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent((given.get(name) ?? "x").toWellFormed()));
  });
  const broken = fc.constantFrom(...strangeIds).map((id) => path.replaceAll(/:\w+/g, () => id));
  return fc.oneof({ weight: 3, arbitrary: filled }, { weight: 1, arbitrary: broken });
}

const queryOf = (schema: z.core.$ZodType, known: Known) =>
  textsOf(schema, known).map((values) => new URLSearchParams(values.map(([name, value]) => [name, value])).toString());

const headersOf = (schema: z.core.$ZodType, known: Known) =>
  textsOf(schema, known).map((values) =>
    Object.fromEntries(
      values
        .map(([name, value]) => [name, value.replaceAll(/[^ -~]/g, "?")])
        .filter(([name]) => name === "idempotency-key"),
    ),
  );

const picture = await plain().png().toBuffer();
const formFor = (file: string) =>
  fc
    .record({
      content: fc.oneof(fc.constant(picture), fc.constant(picture.subarray(0, 60)), fc.uint8Array().map(Buffer.from)),
      name: fc.constantFrom(file, file, "other", ""),
      filename: fc.constantFrom("x.png", "x.png", "x.svg", "../x.gif", ""),
      fields: fc.dictionary(fc.constantFrom("gamertag", "realName", "role", "earnings", "nonsense"), strange, {
        maxKeys: 4,
      }),
    })
    .map(({ content, name, filename, fields }) =>
      formOf(
        { name, filename, content },
        ...Object.entries(fields).map(([field, value]) => ({ name: field, content: asText(value) })),
      ),
    );

/** Returns ids of everything stored, so that many calls reach existing things. */
async function storedIds(): Promise<string[]> {
  const { db } = site();
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const all = tables.rows.map(
    ({ name }) => sql`(select id::text from ${sql.identifier(name)} order by random() limit 5)`,
  );
  return (await db.execute<{ id: string }>(sql.join(all, sql` union all `))).rows.map(({ id }) => id);
}

/** Wording from a validator or a program that no visitor should read. */
const rawWording =
  /invalid (input|option|string|uuid|iso|url|key|number|date)|\bexpected\b|\breceived\b|unrecognized|too (small|big):|must match|undefined|\bNaN\b|\bzod\b/i;
const isSentence = (text: unknown) =>
  typeof text === "string" && /^[\p{Lu}'].{4,}/su.test(text) && !rawWording.test(text);

/**
 * Calls whose refusals are logged: failed staff sign-ins, an admin who lacks a second factor, and things in the bin that the
 * caller's role may not delete.
 */
const loggedRefusals = [
  "POST /api/admin/login",
  "POST /api/admin/second-factor", // once it is required, the caller has none
  "POST /api/admin/bin/:id/restore",
  "POST /api/admin/bin/restore",
  "DELETE /api/admin/bin/:id",
];

/** Returns everything stored except attempt counts, and except the audit log if this call's refusals are logged. */
async function contentNow(address: string) {
  const { rate_limits: _counts, audit_log, ...content } = await fingerprint(site());
  return { ...content, audit_log: loggedRefusals.includes(address) ? "may grow" : audit_log };
}

const wordsOf = ({ error, fields = {} }: { error: string; fields?: object }) => [error, ...Object.values(fields)];

beforeEach(async () => {
  const by = { isConsole: true } as const;
  await setSwitch(site().db, { name: "lockdown", isOn: false, by });
  await setSwitch(site().db, { name: "second-factor", isOn: false, by });
  await setSwitch(site().db, { name: "demonstration", isOn: true, by });
  await fillDemonstration(site().db, features);
  await signedInMember(site());
});

describe("random input from the least privileged caller never causes a 5xx, and refusals are sentences and change nothing", () => {
  test.each(named)("%s", async (address, endpoint) => {
    let { cookie } = await leastCaller(site(), address);
    const ids = await storedIds();
    let before = await contentNow(address);
    const send = async ({ path, query, headers, payload }: Input) => {
      const type = endpoint.file ? formType : "application/json";
      const response = await site().app.inject({
        method: endpoint.method,
        url: `${path}${query && "?"}${query}`,
        headers: { cookie, ...headers, ...(payload !== undefined && { "content-type": type }) },
        ...(payload !== undefined && { payload }),
      });
      expect(response.statusCode, response.body).toBeLessThan(500);
      const isRefused = response.statusCode >= 400;
      expect(isRefused ? wordsOf(response.json()).filter((text) => !isSentence(text)) : []).toEqual([]);
      const after = endpoint.method === "GET" ? before : await contentNow(address);
      expect(isRefused ? after : before).toEqual(before);
      if (response.headers["set-cookie"]) ({ cookie } = await leastCaller(site(), address));
      before = response.headers["set-cookie"] ? await contentNow(address) : after;
    };
    await fc.assert(fc.asyncProperty(inputOf(endpoint, ids), send), { numRuns, ...seed });
  });
});
