import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffPasskeys, staffRecoveryCodes, staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts, staffLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import { startStaffSession } from "#server/features/staff/staff-sessions.service.ts";
import { browserOf, castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { addPasskey, challengeIn, confirmAgain, staffWithApp } from "#server/testing/cast/second-factor.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { makeAuthenticator } from "#server/testing/stand-ins/authenticator.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";

const origin = "https://flawless.example";
const site = useSite({ PUBLIC_URL: origin });
const currentPassword = castPassword;
const confirmFirst = { sentence: say.confirmFirst, code: "confirm_first" };

beforeEach(async () => {
  for (const table of [staffAccounts, outbox, rateLimits, auditLog]) await site().db.delete(table);
});

type Staff = Awaited<ReturnType<typeof staffWithApp>>;
const body = { currentPassword };
const withApp = () => staffWithApp(site());

async function atAnotherBrowser({ account }: Staff) {
  const token = await startStaffSession(site().db, { accountId: account.id, userAgent: "elsewhere" });
  return browserOf(site(), `${site().app.cookieRules.staff}=${token}`);
}

/** Changes that a thief with a session and the password would make. */
const changes: Record<string, (staff: Staff, passkeyId: string) => Promise<unknown>> = {
  "removing the app": ({ api }) => api(secondFactorApi.removeTotp, { body }),
  "removing a passkey": ({ api }, id) => api(secondFactorApi.removePasskey, { params: { id }, body }),
  "adding a passkey": ({ api }) => api(secondFactorApi.passkeyOptions, { body: { name: "Mine", ...body } }),
  "new recovery codes": ({ api }) => api(secondFactorApi.newRecoveryCodes, { body }),
  "another address": ({ api }) => api(ownAccountApi.changeEmail, { body: { email: "new@demo.example", ...body } }),
  "removing the address": ({ api }) => api(ownAccountApi.removeEmail, { body }),
};

describe.each(Object.entries(changes))("%s, on an account with a second factor", (_what, change) => {
  test("needs the password and a second step from this browser, which counts once", async () => {
    const staff = await withApp();
    const passkeyId = await addPasskey(staff, origin);
    const before = await fingerprint(site());
    await expect(change(staff, passkeyId)).rejects.toMatchObject(confirmFirst);
    expect({ ...(await fingerprint(site())), rate_limits: "" }).toEqual({ ...before, rate_limits: "" });
    await confirmAgain(staff, codeOf(staff.secret));
    await change(staff, passkeyId);
    const [session] = await site().db.select().from(staffSessions);
    expect(session?.secondStepAt ?? null).toBeNull();
  });

  test("is refused with a step from another browser, or from over five minutes ago", async () => {
    const staff = await withApp();
    const passkeyId = await addPasskey(staff, origin);
    const elsewhere = await atAnotherBrowser(staff);
    await confirmAgain(elsewhere, codeOf(staff.secret));
    await expect(change(staff, passkeyId)).rejects.toMatchObject(confirmFirst);
    await site()
      .db.update(staffSessions)
      .set({ secondStepAt: new Date(Date.now() - 301_000) });
    await expect(change(staff, passkeyId)).rejects.toMatchObject(confirmFirst);
  });
});

test("only one of ten changes at once passes with one second step", async () => {
  const staff = await withApp();
  await confirmAgain(staff, codeOf(staff.secret));
  const tries = Array.from({ length: 10 }, () => staff.api(secondFactorApi.newRecoveryCodes, { body }));
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(1);
});

/** Does what PostgreSQL does to unlogged tables when it recovers from a crash. */
async function emptyUnlogged() {
  const { rows } = await site().db.execute(
    sql`select relname from pg_class where relpersistence = 'u' and relkind = 'r'`,
  );
  for (const { relname } of rows) await site().db.execute(sql`truncate ${sql.identifier(String(relname))}`);
}

describe("confirming the second factor again", () => {
  test("also takes a recovery code, which is used up and reported to the account's address", async () => {
    const staff = await withApp();
    await site().db.update(staffAccounts).set({ email: "bo@demo.example" });
    await confirmAgain(staff, staff.recoveryCodes[0] ?? "");
    expect(await site().db.select().from(staffRecoveryCodes)).toHaveLength(9);
    expect((await queuedMails(site().db, "bo@demo.example")).at(-1)?.subject).toContain("had a recovery code used");
    await expect(confirmAgain(staff, staff.recoveryCodes[0] ?? "")).rejects.toMatchObject({ sentence: say.wrongStep });
  });

  test("takes only a passkey of the account, and only for this session's challenge", async () => {
    const staff = await withApp();
    const own = makeAuthenticator();
    await addPasskey(staff, origin, own);
    const stranger = makeAuthenticator();
    const prove = async ({ api }: Pick<Staff, "api">, key: typeof own, asker: Pick<Staff, "api"> = staff) => {
      const { options, ticket } = await asker.api(secondFactorApi.confirmOptions);
      const response = key.signIn({ challenge: challengeIn(options), origin });
      return api(secondFactorApi.confirmByPasskey, { body: { ticket, response } });
    };
    await expect(prove(staff, stranger)).rejects.toMatchObject({ sentence: say.passkeyFailed });
    await expect(prove(staff, own, await atAnotherBrowser(staff))).rejects.toMatchObject({ sentence: say.notStarted });
    await prove(staff, own);
    await staff.api(secondFactorApi.removeTotp, { body });
    expect(await site().db.select().from(staffTotps)).toEqual([]);
  });

  /** A synced passkey doesn't count its uses, so an answer doesn't show by itself that it is an old one. */
  async function withSyncedPasskey() {
    const staff = await withApp();
    const synced = makeAuthenticator({ isSynced: true });
    await addPasskey(staff, origin, synced);
    const { options, ticket } = await staff.api(secondFactorApi.confirmOptions);
    const response = synced.signIn({ challenge: challengeIn(options), origin });
    return { ...staff, prove: () => staff.api(secondFactorApi.confirmByPasskey, { body: { ticket, response } }) };
  }

  test("takes a passkey's answer once, for one change", async () => {
    const { api, prove } = await withSyncedPasskey();
    await prove();
    await api(secondFactorApi.newRecoveryCodes, { body });
    await expect(prove()).rejects.toMatchObject({ status: 409, sentence: say.notStarted });
    await expect(api(secondFactorApi.newRecoveryCodes, { body })).rejects.toMatchObject(confirmFirst);
  });

  test("takes a passkey's answer once, even after a database crash that empties unlogged tables", async () => {
    const { prove } = await withSyncedPasskey();
    await prove();
    await emptyUnlogged();
    await expect(prove()).rejects.toMatchObject({ status: 409, sentence: say.notStarted });
  });

  test("takes one of ten identical answers at once", async () => {
    const { prove } = await withSyncedPasskey();
    const proven = (await Promise.allSettled(Array.from({ length: 10 }, prove))).filter(
      ({ status }) => status === "fulfilled",
    );
    expect(proven).toHaveLength(1);
  });

  test("is recorded in the audit log when a passkey is refused or an answer repeated", async () => {
    const { api, account, prove } = await withSyncedPasskey();
    const refused = () => site().db.select().from(auditLog).where(eq(auditLog.action, "access.refuse"));
    const line = { target: `second step of admin account ${account.username}`, targetId: account.id };
    const { options, ticket } = await api(secondFactorApi.confirmOptions);
    const response = makeAuthenticator().signIn({ challenge: challengeIn(options), origin });
    await expect(api(secondFactorApi.confirmByPasskey, { body: { ticket, response } })).rejects.toMatchObject({
      sentence: say.passkeyFailed,
    });
    expect(await refused()).toMatchObject([line]);
    await prove();
    await expect(prove()).rejects.toThrow("409");
    expect(await refused()).toMatchObject([line, line]);
  });

  test("is stopped after ten wrong codes", async () => {
    const staff = await withApp();
    const responses: unknown[] = [];
    for (let tries = 0; tries < 11; tries++)
      responses.push(await confirmAgain(staff, "000000").catch((error: { status: number }) => error.status));
    expect(responses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  test("isn't required of an account without one, and isn't possible there", async () => {
    const { api } = await signedInStaff(site(), "admin");
    await expect(api(secondFactorApi.confirmByCode, { body: { code: "000000" } })).rejects.toMatchObject({
      sentence: say.noFactor,
    });
    await api(ownAccountApi.changeEmail, { body: { email: "new@demo.example", ...body } });
    expect(await site().db.select().from(staffLinks)).toHaveLength(1);
  });
});

test("one request to add a passkey adds one, and not a second", async () => {
  const staff = await withApp();
  await confirmAgain(staff, codeOf(staff.secret));
  const { options, ticket } = await staff.api(secondFactorApi.passkeyOptions, { body: { name: "Mine", ...body } });
  const add = () => {
    const response = makeAuthenticator().register({ challenge: challengeIn(options), origin });
    return staff.api(secondFactorApi.addPasskey, { body: { ticket, response } });
  };
  await add();
  await expect(add()).rejects.toMatchObject({ sentence: say.notStarted });
  expect(await site().db.$count(staffPasskeys)).toBe(1);
});

test("a request to add a passkey can't add another after that one was removed", async () => {
  const staff = await withApp();
  await confirmAgain(staff, codeOf(staff.secret));
  const { options, ticket } = await staff.api(secondFactorApi.passkeyOptions, { body: { name: "Mine", ...body } });
  const add = () => {
    const response = makeAuthenticator().register({ challenge: challengeIn(options), origin });
    return staff.api(secondFactorApi.addPasskey, { body: { ticket, response } });
  };
  await add();
  await confirmAgain(staff, staff.recoveryCodes[0] ?? "");
  const { passkeys } = await staff.api(secondFactorApi.own);
  await staff.api(secondFactorApi.removePasskey, { params: { id: passkeys[0]?.id ?? "" }, body });
  await expect(add()).rejects.toMatchObject({ sentence: say.notStarted });
  expect(await site().db.$count(staffPasskeys)).toBe(0);
});

describe("setup begun with only the password fails once the account has a second factor:", () => {
  test("a passkey requested before", async () => {
    const { api } = await signedInStaff(site(), "admin");
    const { options, ticket } = await api(secondFactorApi.passkeyOptions, { body: { name: "Mine", ...body } });
    const { secret } = await api(secondFactorApi.startTotp, { body });
    await api(secondFactorApi.confirmTotp, { body: { code: codeOf(secret) } });
    const response = makeAuthenticator().register({ challenge: challengeIn(options), origin });
    await expect(api(secondFactorApi.addPasskey, { body: { ticket, response } })).rejects.toMatchObject({
      sentence: say.notStarted,
    });
    expect(await site().db.select().from(staffPasskeys)).toEqual([]);
  });

  test("an app whose setup started before", async () => {
    const { api, account } = await signedInStaff(site(), "admin");
    const { secret } = await api(secondFactorApi.startTotp, { body });
    const { options, ticket } = await api(secondFactorApi.passkeyOptions, { body: { name: "Mine", ...body } });
    const response = makeAuthenticator().register({ challenge: challengeIn(options), origin });
    await api(secondFactorApi.addPasskey, { body: { ticket, response } });
    await expect(api(secondFactorApi.confirmTotp, { body: { code: codeOf(secret) } })).rejects.toMatchObject({
      sentence: say.notStarted,
    });
    expect(await site().db.select().from(staffTotps).where(eq(staffTotps.accountId, account.id))).toEqual([]);
  });
});
