import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { passwordMask, staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { memberIdentities, members } from "#server/features/accounts/accounts.table.ts";
import { deleteMember } from "#server/features/accounts/personal-data/deletion.service.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { busyMember } from "#server/testing/cast/busy-member.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import { team } from "#team.config.ts";

const site = useSite();
const unknownId = "01980000-0000-7000-8000-000000000001";
const newPassword = "short grass 8";

beforeEach(async () => {
  const { db } = site();
  for (const { id } of await db.select({ id: members.id }).from(members)) await deleteMember(db, id);
  for (const table of [rateLimits, auditLog]) await db.delete(table);
});

const linkIdentity = (memberId: string) =>
  site().db.insert(memberIdentities).values({ issuer: "https://id.example", subject: memberId, memberId });
const signIn = (email: string, password: string) =>
  site().app.inject({ method: "POST", url: accountsApi.login.path, payload: { email, password } });

describe("the list of registered users", () => {
  test("shows members newest first, and nothing about how they sign in", async () => {
    const first = await signedInMember(site(), { name: "Ida Specimen", createdAt: new Date("2026-01-01T00:00:00Z") });
    const second = await signedInMember(site(), { name: "Ola Specimen", emailVerifiedAt: null, discord: null });
    const { headers } = await signedInStaff(site(), "admin");
    const response = await site().app.inject({ url: staffAccountsApi.users.path, headers });
    const { id, email, discord } = first.member;
    const { id: otherId, email: otherEmail, createdAt } = second.member;
    expect(response.json()).toEqual([
      {
        id: otherId,
        name: "Ola Specimen",
        email: otherEmail,
        discord: null,
        isVerified: false,
        createdAt: createdAt.toISOString(),
      },
      { id, name: "Ida Specimen", email, discord, isVerified: true, createdAt: "2026-01-01T00:00:00.000Z" },
    ]);
    expect(response.body).not.toMatch(/password|argon|hash/i);
  });

  test.each([
    ["IDA", ["Ida Specimen"]],
    ["ola@demo", ["Ola Specimen"]],
    ["ola_plays", ["Ola Specimen"]],
    ["specimen", ["Ola Specimen", "Ida Specimen"]],
    ["%", []],
    ["ola.plays", []],
  ])("finds %j", async (search, names) => {
    await signedInMember(site(), { name: "Ida Specimen", createdAt: new Date("2026-01-01T00:00:00Z") });
    await signedInMember(site(), { name: "Ola Specimen", email: "ola@demo.example", discord: "ola_plays" });
    const { api } = await signedInStaff(site(), "admin");
    const query = { search };
    const found = [await api(staffAccountsApi.users, { query }), await api(staffAccountsApi.passwords, { query })];
    for (const people of found) expect(people.map(({ name }) => name)).toEqual(names);
  });
});

describe("the list of passwords", () => {
  test("shows how each member signs in, with the same mask for every password", async () => {
    const [byMail, both, byGoogle] = [
      await signedInMember(site(), { createdAt: new Date("2026-01-03T00:00:00Z") }),
      await signedInMember(site(), { createdAt: new Date("2026-01-02T00:00:00Z") }),
      await signedInMember(site(), { createdAt: new Date("2026-01-01T00:00:00Z"), passwordHash: null }),
    ];
    for (const { member } of [both, byGoogle]) await linkIdentity(member.id);
    const { headers } = await signedInStaff(site(), "admin");
    const response = await site().app.inject({ url: staffAccountsApi.passwords.path, headers });
    const entryOf = ({ member: { id, name, email, discord, createdAt } }: typeof both) => {
      return { id, name, email, discord, isVerified: true, createdAt: createdAt.toISOString() };
    };
    expect(response.json()).toEqual([
      { ...entryOf(byMail), authMethod: "email", hasPassword: true, password: passwordMask },
      { ...entryOf(both), authMethod: "email+google", hasPassword: true, password: passwordMask },
      { ...entryOf(byGoogle), authMethod: "google", hasPassword: false, password: null },
    ]);
  });

  test("contains no part of a hash, a salt or a password", async () => {
    await signedInMember(site());
    const { member } = await signedInMember(site());
    const { headers, api } = await signedInStaff(site(), "admin");
    await api(staffAccountsApi.setPassword, { body: { userId: member.id, newPassword } });
    const responses = [
      await site().app.inject({ url: staffAccountsApi.passwords.path, headers }),
      await site().app.inject({ url: staffAccountsApi.users.path, headers }),
      await site().app.inject({ url: "/api/admin/audit-log", headers }),
    ];
    const hashes = await site().db.execute<{ hash: string }>(sql`
      select password_hash as hash from members union select password_hash from staff_accounts`);
    const parts = hashes.rows.flatMap(({ hash }) => [hash, ...hash.split("$").filter((part) => part.length > 12)]);
    expect(parts.length).toBeGreaterThan(6);
    for (const { body } of responses) {
      for (const secret of [...parts, castPassword, newPassword, "argon2"]) expect(body).not.toContain(secret);
    }
  });
});

describe("setting a member's password", () => {
  const set = async (body: object) => {
    const { headers } = await signedInStaff(site(), "admin");
    return site().app.inject({ method: "POST", url: staffAccountsApi.setPassword.path, headers, payload: body });
  };

  test("signs them out everywhere, and the old password stops working", async () => {
    const { member, api } = await signedInMember(site());
    const response = await set({ userId: member.id, newPassword });
    expect([response.statusCode, response.json()]).toMatchObject([200, { id: member.id, password: passwordMask }]);
    await expect(api(accountsApi.me)).rejects.toMatchObject({ status: 401 });
    expect((await signIn(member.email, castPassword)).statusCode).toBe(401);
    expect((await signIn(member.email, newPassword)).statusCode).toBe(200);
  });

  test("gives one to a member who only used the provider, and unlinks the provider", async () => {
    const { member } = await signedInMember(site(), { passwordHash: null });
    await linkIdentity(member.id);
    expect((await set({ userId: member.id, newPassword })).json()).toMatchObject({ authMethod: "email" });
    expect((await signIn(member.email, newPassword)).statusCode).toBe(200);
  });

  test("tells them by mail, without the password, and cancels links they were sent", async () => {
    const { member } = await signedInMember(site());
    const forgot = { method: "POST", url: accountsApi.forgotPassword.path, payload: { email: member.email } } as const;
    await site().app.inject(forgot);
    const [asked] = await queuedMails(site().db, member.email);
    await set({ userId: member.id, newPassword });
    const mails = await queuedMails(site().db, member.email);
    const [told] = mails.filter(({ subject }) => subject.includes("password was changed"));
    expect(told?.text.split("\n\n").slice(0, 4)).toEqual([
      `Hello ${member.name},`,
      "Our staff set a new password for your account. You were signed out everywhere, and your private calendar link was turned off.",
      "To choose your own password, reset it on the sign-in page.",
      `If you didn’t expect this, please write to ${team.contactEmail}.`,
    ]);
    expect(JSON.stringify(mails)).not.toContain(newPassword);
    const payload = { token: tokenIn(asked), newPassword: "long grass 9" };
    const late = await site().app.inject({ method: "POST", url: accountsApi.resetPassword.path, payload });
    expect(late.statusCode).toBe(400);
  });

  test("is recorded in the audit log with only the member's id", async () => {
    const { member } = await signedInMember(site());
    await set({ userId: member.id, newPassword });
    const rows = await site().db.select().from(auditLog);
    expect(rows).toMatchObject([{ action: "users.password", memberId: member.id, before: null, after: null }]);
    for (const word of [member.name, member.email, newPassword, "argon2"]) {
      expect(JSON.stringify(rows)).not.toContain(word);
    }
  });

  test("returns 404 for an unknown member or a staff account", async () => {
    const { account } = await signedInStaff(site(), "chief");
    for (const userId of [unknownId, account.id]) {
      const response = await set({ userId, newPassword });
      expect([response.statusCode, response.json().error]).toEqual([404, staffAccountTexts.noUser]);
    }
    expect(await site().db.select().from(auditLog)).toEqual([]);
  });

  test.each([
    { newPassword },
    { userId: "1 OR 1=1", newPassword },
    { userId: [unknownId], newPassword },
    { userId: unknownId },
    { userId: unknownId, newPassword: "five5" },
    { userId: unknownId, newPassword, role: "admin" },
  ])("returns 400 for %j", async (body) => {
    expect((await set(body)).statusCode).toBe(400);
  });
});

describe("deleting a user", () => {
  const remove = async (id: string) => {
    const { headers } = await signedInStaff(site(), "admin");
    return site().app.inject({ method: "DELETE", url: `/api/admin/users/${id}`, headers });
  };

  test("removes every trace, as if they had done it themselves, and is recorded without their name", async () => {
    const { id, email, browser } = await busyMember(site(), "ida");
    const response = await remove(id);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect((await browser.call(accountsApi.me)).statusCode).toBe(401);
    const { rows: tables } = await site().db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await site().db.execute(sql`select found::text from ${sql.identifier(name)} as found`);
      for (const trace of [email, "ida sample", "ida_discord", "ida-subject"]) {
        expect(JSON.stringify(rows).toLowerCase(), name).not.toContain(trace);
      }
    }
    const entries = await site().db.select().from(auditLog);
    expect(entries.find(({ action }) => action === "users.remove")).toMatchObject({
      target: "account of a member",
      targetId: id,
      memberId: null,
      personal: null,
    });
  });

  test("returns 404 for an unknown member or a staff account", async () => {
    const { account } = await signedInStaff(site(), "chief");
    for (const id of [unknownId, account.id, "1"]) expect((await remove(id)).statusCode).toBe(404);
  });

  test("works once when two try at once, and is recorded once", async () => {
    const { member } = await signedInMember(site());
    const statuses = (await Promise.all([remove(member.id), remove(member.id)])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(await site().db.select().from(auditLog)).toHaveLength(1);
  });
});
