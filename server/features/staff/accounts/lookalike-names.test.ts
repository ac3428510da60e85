import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { spellingOf } from "#contract/staff/guest-mark.ts";
import { nameKey } from "#server/features/staff/staff.table.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { keepDatabase } from "#server/testing/site/kept-database.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { earlierMigrations, migrationNames } from "#server/testing/upgrades/old-versions.ts";

const site = useSite();
const composed = "jos\u00e9";
const decomposed = "jose\u0301";

const signIn = async ({ app }: TestSite, username: string, password = castPassword) => {
  const response = await app.inject({ method: "POST", url: staffApi.login.path, payload: { username, password } });
  return response.statusCode === 200 ? response.json().admin.id : response.statusCode;
};
const create = async ({ headers }: { headers: Record<string, string> }, username: string) => {
  const payload = { username, password: castPassword, role: "chief" };
  return (await site().app.inject({ method: "POST", url: staffAccountsApi.create.path, headers, payload })).statusCode;
};

test("both spellings of an accent are one account name, and both sign in", async () => {
  const admin = await signedInStaff(site(), "admin");
  const made = await admin.api(staffAccountsApi.create, {
    body: { username: decomposed, password: castPassword, role: "chief" },
  });
  expect(made.username).toBe(composed);
  expect(await create(admin, composed)).toBe(409);
  for (const typed of [composed, decomposed, "JOS\u00c9"]) expect(await signIn(site(), typed), typed).toBe(made.id);
  expect(await signIn(site(), "jose")).toBe(401);
});

test.each([
  ["Stra\u00dfe", "STRASSE"],
  ["I\u015f\u0131k", "i\u015fik"],
  ["\u039f\u0394\u039f\u03a3", "\u03bf\u03b4\u03bf\u03c3"],
  ["\uff21\uff44\uff41 two", "ada two"],
])("%s is taken if there is %s", async (name, other) => {
  const admin = await signedInStaff(site(), "admin");
  expect([await create(admin, other), await create(admin, name)]).toEqual([201, 409]);
});

test("a name can't be taken by a rename in another spelling, and saving an account unchanged stays possible", async () => {
  const admin = await signedInStaff(site(), "admin");
  const { account } = await signedInStaff(site(), "chief", "Zo\u00eb");
  const other = await signedInStaff(site(), "chief", "Someone else");
  const save = async (id: string, username: string) => {
    const url = addressOf(staffAccountsApi.update, { params: { id } });
    const payload = { username, role: "chief" };
    return (await site().app.inject({ method: "PUT", url, headers: admin.headers, payload })).statusCode;
  };
  expect(await save(other.account.id, "ZOE\u0308")).toBe(409);
  expect(await save(account.id, "Zo\u00eb")).toBe(200);
});

test("the database and TypeScript agree on what a name looks like", async () => {
  const names = [
    composed,
    decomposed,
    "bo\u{e0041}ss",
    "STRASSE \u1e9e",
    "I\u0130\u0131i",
    "\u039f\u03a3",
    "\uff21  b",
    "e\ufe0f\u200d",
  ];
  const { rows } = await site().db.execute<{ name: string; key: string }>(sql`
    select name, ${nameKey(sql`name`)} as key from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`);
  expect(rows).toEqual(names.map((name) => ({ name, key: spellingOf(name) })));
});

test("members' names and Discord names are stored composed", async () => {
  const member = await signedInMember(site(), { email: "composed@demo.example" });
  await member.api(accountsApi.updateProfile, { body: { name: `${decomposed} sample` } });
  const changed = await member.api(accountsApi.updateDiscord, { body: { discord: `@${decomposed}` } });
  expect([changed.name, changed.discord]).toEqual([`${composed} sample`, composed]);
});

test.runIf(isLong)(
  "after an upgrade, accounts whose names look the same each sign in by their own spelling, and Health lists them",
  async () => {
    const kept = await keepDatabase({ isBlank: true });
    const old = await kept.open({ migrations: earlierMigrations(migrationNames.indexOf("0027_found_as_typed")) });
    const passwordHash = await hashPassword(castPassword);
    const names = [composed, decomposed, "boss", "bo\u{e0041}ss", "only"];
    const idOf = (index: number) => `01980000-0000-7000-8000-00000000010${index}`;
    for (const [index, name] of names.entries())
      await old.db.execute(sql`insert into staff_accounts (id, username, password_hash, role)
      values (${idOf(index)}, ${name}, ${passwordHash}, 'admin')`);
    await old.close();
    const upgraded = await createTestSite({}, { database: await kept.open() });
    for (const [index, name] of names.entries()) expect(await signIn(upgraded, name), name).toBe(idOf(index));
    const admin = await signedInStaff(upgraded, "admin", "Ada");
    const listed = async () => (await admin.api(healthApi.get)).lookalikes.map(({ username }) => username);
    expect(await listed()).toEqual(["boss", "bo\u{e0041}ss", composed, decomposed]);
    const rename = (index: number, username: string) =>
      admin.api(staffAccountsApi.update, { params: { id: idOf(index) }, body: { username, role: "admin" } });
    expect((await rename(1, decomposed)).username).toBe(decomposed);
    await expect(rename(4, "JOS\u00c9")).rejects.toMatchObject({ status: 409 });
    await rename(0, "joseph");
    expect(await listed()).toEqual(["boss", "bo\u{e0041}ss"]);
    expect(await signIn(upgraded, composed)).toBe(idOf(1));
    await upgraded.close();
    await kept.remove();
  },
);
