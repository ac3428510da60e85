import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { ownAccountTexts as say } from "#contract/staff/own-account/constants.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts, staffLinks } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";

const site = useSite();
const bo = "bo@demo.example";
const newPassword = "short grass 8";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog, outbox, rateLimits]) await site().db.delete(table);
});

const post = (url: string, payload: object) => site().app.inject({ method: "POST", url, payload });
const ask = (username: string) => post(ownAccountApi.forgotPassword.path, { username });
const reset = (token: string) => post(ownAccountApi.resetPassword.path, { token, newPassword });

async function withAddress() {
  const staff = await signedInStaff(site(), "admin");
  await site().db.update(staffAccounts).set({ email: bo }).where(eq(staffAccounts.id, staff.account.id));
  const mailedToken = async () => tokenIn((await queuedMails(site().db, bo)).at(-1));
  return { ...staff, mailedToken };
}

describe("a forgotten staff password", () => {
  test("is replaced with the mailed link, once; sessions and temporary links end, and nobody is signed in", async () => {
    const { account, api, mailedToken } = await withAddress();
    await api(accessLinksApi.create, { body: { role: "chief" } });
    expect((await ask(account.username.toUpperCase())).json()).toEqual({ message: say.resetSent });
    const token = await mailedToken();
    const response = await reset(token);
    expect([response.statusCode, response.json(), response.cookies]).toEqual([200, { username: account.username }, []]);
    expect(await api(staffApi.check)).toEqual({ isAdmin: false });
    expect((await reset(token)).json()).toMatchObject({ error: say.linkSpent });
    const signIn = (password: string) => post(staffApi.login.path, { username: account.username, password });
    expect((await signIn(castPassword)).statusCode).toBe(401);
    expect((await signIn(newPassword)).statusCode).toBe(200);
    const admin = await signedInStaff(site(), "admin");
    expect((await admin.api(accessLinksApi.list)).map(({ state }) => state)).toEqual(["inactive"]);
    const subjects = (await queuedMails(site().db, bo)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      expect.stringContaining("has a new password"),
      expect.stringContaining("New sign-in"),
    ]);
    const actions = (await site().db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toContain("staff-accounts.reset-by-mail");
  });

  test("is replaced once when its link is used twenty times at once", async () => {
    const { account, mailedToken } = await withAddress();
    await ask(account.username);
    const token = await mailedToken();
    const responses = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("gets the same answer for an unknown account or one without an address, and mails nothing", async () => {
    const { account } = await signedInStaff(site(), "chief");
    for (const username of [account.username, "nobody"])
      expect((await ask(username)).json()).toEqual({ message: say.resetSent });
    expect(await site().db.select().from(outbox)).toEqual([]);
  });

  test("can be requested again without ending earlier links, each of which works for an hour", async () => {
    const { account, mailedToken } = await withAddress();
    await ask(account.username);
    const first = await mailedToken();
    await ask(account.username); // anyone who knows the name can do this
    const second = await mailedToken();
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).json()).toMatchObject({ error: say.linkSpent });
    await ask(account.username);
    const third = await mailedToken();
    await site().db.update(staffLinks).set({ expiresAt: new Date() });
    expect((await reset(third)).statusCode).toBe(400);
  });

  test("is set by one of several links used at once, and changing the password in Settings ends them all", async () => {
    const { account, api, mailedToken } = await withAddress();
    const tokens: string[] = [];
    for (let count = 0; count < 3; count++) {
      await ask(account.username);
      tokens.push(await mailedToken());
    }
    const responses = await Promise.all(tokens.map(reset));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await site().db.delete(rateLimits);
    const signedIn = await withAddress();
    for (let count = 0; count < 2; count++) await ask(signedIn.account.username);
    await signedIn.api(staffAccountsApi.ownPassword, { body: { currentPassword: castPassword, newPassword } });
    expect(await site().db.select().from(staffLinks)).toEqual([]);
    expect(await api(staffApi.check)).toEqual({ isAdmin: false });
  });

  test("is in the audit log when it's requested and when the link is used, without the address", async () => {
    const { account, mailedToken } = await withAddress();
    await ask("nobody");
    await ask(account.username);
    await reset(await mailedToken());
    const entries = await site().db.select().from(auditLog).orderBy(auditLog.position);
    const about = { target: `admin account ${account.username}`, targetId: account.id, ipAddress: null };
    expect(entries).toMatchObject([
      { ...about, action: "staff-accounts.ask-for-reset", actorType: "visitor", actor: null },
      { ...about, action: "staff-accounts.reset-by-mail", actorType: "staff", actor: account.username },
    ]);
    expect(JSON.stringify(entries)).not.toContain(bo);
  });

  test("can't be requested more than three times an hour", async () => {
    const { account } = await withAddress();
    for (let count = 0; count < 3; count++) expect((await ask(account.username)).statusCode).toBe(200);
    expect((await ask(account.username)).statusCode).toBe(429);
  });
});

describe("without limits on mail", () => {
  const unlimited = useSite(withoutLimits);

  test("at most ten links are open at a time, and requesting more ends none of them", async () => {
    const { account } = await signedInStaff(unlimited(), "admin");
    await unlimited().db.update(staffAccounts).set({ email: bo }).where(eq(staffAccounts.id, account.id));
    const payload = { username: account.username };
    const askAgain = () => unlimited().app.inject({ method: "POST", url: ownAccountApi.forgotPassword.path, payload });
    for (let count = 0; count < 3; count++) await Promise.all(Array.from({ length: 4 }, askAgain));
    const tokens = (await queuedMails(unlimited().db, bo)).map(tokenIn);
    expect(tokens).toHaveLength(10);
    const url = ownAccountApi.resetPassword.path;
    const opened = await unlimited().app.inject({ method: "POST", url, payload: { token: tokens[0], newPassword } });
    expect(opened.statusCode).toBe(200);
  });
});
