import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { inputsWith } from "#server/testing/endpoints/texts-in-calls.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";

const site = useSite(withoutLimits);
const endpoints = await everyEndpoint();

/** A sequence counts every execution, even in a transaction that was rolled back. */
const call = "nextval('executed')";
/** For each place a value could have in a statement, a value that would run the call there. */
const hostile: Record<string, string> = {
  "a text": `x' || ${call} || '`,
  "a condition": `y') or ${call} > 0 --`,
  "a number": `1 + ${call}`,
  "a name": `id", ${call} + "id`,
  "a text with escapes": `\\' || ${call} --`,
  "another statement": `1'; select ${call}; --`,
};

/** Each text makes every call once for each of its places, so that all six take long. */
const chosen = Object.values(hostile).slice(0, isLong ? undefined : 2);

const executed = async () => {
  const { rows } = await site().db.execute<{ times: number }>(
    sql`select case when is_called then last_value else 0 end::int as times from executed`,
  );
  return rows[0]?.times;
};

beforeAll(async () => {
  await site().db.execute(sql`create sequence executed`);
  await fillDemonstration(site().db, features);
});
afterAll(async () => {
  await site().db.execute(sql`drop sequence executed`);
});
beforeEach(async () => {
  await site().db.execute(sql`alter sequence executed restart`);
});

/** Statements that paste a value into their text, which ours never do. */
const careless = (value: string) =>
  [
    `name = '${value}'`,
    `name in ('${value}')`,
    `name = E'${value}'`,
    `id = ${value}`,
    `name is not null order by "${value}"`,
  ].map((condition) => `select 1 from (values (1, 'x')) as one(id, name) where ${condition}`);

test.each(Object.entries(hostile))(
  "%s: a statement with this value in its text would run it",
  async (_place, value) => {
    for (const statement of careless(value))
      await site()
        .db.execute(sql.raw(statement))
        .catch(() => {});
    expect(await executed()).toBeGreaterThan(0);
  },
);

/** Signs in with every right. */
async function signIn() {
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  return `${member.cookie}; ${admin.cookie}`;
}

describe("SQL injected as any text of a call is never run", () => {
  test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))("%s", async (_name, endpoint) => {
    let cookie = await signIn();
    for (const input of chosen.flatMap((text) => inputsWith(endpoint, text))) {
      const response = await site().app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, input),
        headers: { cookie, ...(endpoint.body && { "content-type": "application/json" }) },
        ...(endpoint.body && { payload: JSON.stringify(input.body) }),
      });
      expect(response.statusCode, JSON.stringify(input)).toBeLessThan(500);
      if (response.headers["set-cookie"]) cookie = await signIn();
    }
    expect(await executed()).toBe(0);
  });
});

test("SQL injected in headers, cookies and page addresses is never run", async () => {
  const { member, staff, device } = site().app.cookieRules;
  for (const text of Object.values(hostile)) {
    const inCookies = [member, staff, device].map((name) => `${name}=${encodeURIComponent(text)}`).join("; ");
    const headers = { cookie: inCookies, "user-agent": text, "idempotency-key": text, "if-none-match": text };
    const query = new URLSearchParams({
      search: text,
      page: text,
      category: text,
      redirect: text,
      code: text,
    }).toString();
    for (const path of ["/", "/news", "/points", "/calendar", "/login", "/dashboard", "/admin/players", "/media/x"])
      expect((await site().app.inject({ url: `${path}?${query}`, headers })).statusCode).toBeLessThan(500);
    for (const path of ["/news/", "/media/", "/art/word/", "/cards/news/", "/calendar/", "/temp-access/"])
      expect((await site().app.inject({ url: path + encodeURIComponent(text), headers })).statusCode).toBeLessThan(500);
    expect((await site().app.inject({ url: "/api/auth/me", headers })).statusCode).toBe(401);
  }
  expect(await executed()).toBe(0);
});
