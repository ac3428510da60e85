import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts, staffSessions } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { staffWithApp } from "#server/testing/cast/second-factor.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { auditLog } from "./audit-log.table.ts";

const site = useSite();

beforeEach(async () => {
  for (const table of [auditLog, rateLimits, staffAccounts]) await site().db.delete(table);
});

/** Lists the refusals that an admin sees, newest first. */
async function refusals() {
  const { api } = await signedInStaff(site(), "admin");
  const entries = await api(auditLogApi.list, { query: { limit: "100" } });
  return entries.filter(({ action }) => action === "staff.sign-in-failed" || action === "access.refuse");
}

const signIn = (username: string, password: string, address = "203.0.113.7") =>
  openBrowser(site(), { address }).call(staffApi.login, { body: { username, password } });

describe("a failed staff sign-in", () => {
  test("is recorded with the account and the address, from the call and the form", async () => {
    const { account } = await signedInStaff(site(), "chief", "Cleo");
    await signIn(" CLEO ", "a wrong guess");
    await openBrowser(site(), { address: "2001:db8::7" }).post("/admin-login", {
      form: "admin-sign-in",
      username: "Cleo",
      password: "a wrong guess",
    });
    const failed = {
      action: "staff.sign-in-failed",
      actor: "Someone not signed in",
      actorType: "visitor",
      target: "admin account Cleo",
      targetId: account.id,
    };
    expect(await refusals()).toMatchObject([
      { ...failed, ipAddress: "2001:db8::/64" },
      { ...failed, ipAddress: "203.0.113.7" },
    ]);
  });

  test("is recorded without what was typed, since people type passwords into the wrong field", async () => {
    await signedInStaff(site(), "chief", "Cleo");
    await signIn(castPassword, castPassword);
    await signIn("Cleo", "tall grass 77");
    expect(await refusals()).toMatchObject([{ target: "admin account Cleo" }, { target: "an unknown username" }]);
    const stored = JSON.stringify(await site().db.select().from(auditLog));
    for (const typed of [castPassword, "tall grass 77"]) expect(stored).not.toContain(typed);
  });

  test("isn't recorded for members, nor is one that succeeds", async () => {
    await signedInStaff(site(), "chief", "Cleo");
    await signIn("Cleo", castPassword);
    await openBrowser(site()).send("POST", "/api/auth/login", {
      payload: JSON.stringify({ email: "nobody@demo.example", password: "wrong" }),
      headers: { "content-type": "application/json" },
    });
    expect(await refusals()).toEqual([]);
  });

  test("with unknown names fills at most 300 rows an hour, and hides none that target an account", async () => {
    await signedInStaff(site(), "chief", "Cleo");
    const before = { name: "strangersRefusals:all", count: 299 };
    await site()
      .db.insert(rateLimits)
      .values({ key: before.name, count: before.count, resetsAt: new Date(Date.now() + 60_000) });
    for (let at = 0; at < 3; at++) await signIn(`nobody ${at}`, "a guess", `198.51.100.${at}`);
    await signIn("Cleo", "a guess");
    expect((await refusals()).map(({ target }) => target)).toEqual([
      "admin account Cleo",
      "an unknown username, and more weren’t recorded",
      "an unknown username",
    ]);
  });

  test("that's refused unchecked after too many tries is recorded once", async () => {
    const { account } = await signedInStaff(site(), "chief", "Cleo");
    const statuses = [];
    for (let at = 0; at < 14; at++) statuses.push((await signIn("Cleo", "a guess", `198.51.100.${at}`)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const [last, ...others] = await refusals();
    const target = "admin account Cleo, locked after too many attempts";
    expect(last).toMatchObject({ action: "staff.sign-in-failed", target, targetId: account.id, actorType: "visitor" });
    expect(others.map(({ target }) => target)).toEqual(Array(10).fill("admin account Cleo"));
  });

  test("with unknown names is also recorded once when its address is locked out", async () => {
    for (let at = 0; at < 23; at++) await signIn(`nobody ${at}`, "a guess");
    const [last, ...others] = await refusals();
    expect(last).toMatchObject({ target: "an unknown username, locked after too many attempts" });
    expect(others).toHaveLength(20);
  });
});

describe("refused access", () => {
  const lock = { body: { isLocked: true } };

  test("is recorded for staff with too small a role, with who and what", async () => {
    const cleo = await signedInStaff(site(), "management", "Cleo");
    await expect(cleo.api(lockdownAdminApi.set, lock)).rejects.toMatchObject({ status: 403 });
    await expect(cleo.api(pointsAdminApi.allTransactions)).rejects.toMatchObject({ status: 403 });
    const refused = { action: "access.refuse", actor: "Cleo", actorType: "staff", ipAddress: expect.any(String) };
    expect(await refusals()).toMatchObject([
      { ...refused, target: "GET /api/admin/points/transactions" },
      { ...refused, target: "POST /api/admin/lockdown" },
    ]);
  });

  test("is recorded for a guest, with their link", async () => {
    const guest = await signedInTemporary(site(), "admin", "Gus");
    await expect(guest.api(accessLinksApi.create, { body: {} })).rejects.toMatchObject({ status: 403 });
    expect(await refusals()).toMatchObject([
      { actor: "Gus (temporary link: Helps as admin)", actorType: "temporary", target: "POST /api/admin/temp-links" },
    ]);
  });

  test("is recorded for an ended session if the call would have changed something", async () => {
    const cleo = await signedInStaff(site(), "admin", "Cleo");
    await site().db.delete(staffSessions).where(eq(staffSessions.accountId, cleo.account.id));
    await expect(cleo.api(lockdownAdminApi.getForStaff)).rejects.toMatchObject({ status: 401 });
    const url = addressOf(lockdownAdminApi.getForStaff);
    expect((await site().app.inject({ method: "HEAD", url, headers: cleo.headers })).statusCode).toBe(401);
    await expect(cleo.api(lockdownAdminApi.set, lock)).rejects.toMatchObject({ status: 401 });
    expect(await refusals()).toMatchObject([{ actorType: "visitor", target: "POST /api/admin/lockdown" }]);
  });

  test("is recorded for a member, and isn't for a visitor without a session", async () => {
    const { api } = await signedInMember(site());
    await expect(api(lockdownAdminApi.set, lock)).rejects.toMatchObject({ status: 401 });
    await expect(site().api(lockdownAdminApi.set, lock)).rejects.toMatchObject({ status: 401 });
    expect(await refusals()).toHaveLength(1);
  });

  test("fills at most sixty rows an hour for a session, the last of which says there were more", async () => {
    const cleo = await signedInStaff(site(), "management", "Cleo");
    for (let at = 0; at < 70; at++) await cleo.api(lockdownAdminApi.set, lock).catch(() => {});
    const [last, ...others] = await refusals();
    expect(last).toMatchObject({ actor: "Cleo", target: "POST /api/admin/lockdown, and more weren’t recorded" });
    expect(others).toHaveLength(60);
  });
});

/** Each test ends with a refusal, which shows that one would have been seen. */
describe("nothing is recorded as refused", () => {
  const body = { currentPassword: castPassword };
  const unknown = { params: { id: "01980000-0000-7000-8000-00000000dead" } };

  test("when staff are let in, ask for something missing, send something wrong, or must confirm first", async () => {
    const ada = await staffWithApp(site(), "admin", "Ada");
    await ada.api(pointsAdminApi.allTransactions);
    await ada.api(lockdownAdminApi.set, { body: { isLocked: false } });
    await expect(ada.api(secondFactorApi.reset, unknown)).rejects.toMatchObject({ status: 404 });
    const wrong = { url: addressOf(lockdownAdminApi.set), headers: ada.headers, payload: {} };
    expect((await site().app.inject({ method: "POST", ...wrong })).statusCode).toBe(400);
    await expect(ada.api(secondFactorApi.newRecoveryCodes, { body })).rejects.toMatchObject({ code: "confirm_first" });
    const cleo = await signedInStaff(site(), "management", "Cleo");
    await expect(cleo.api(secondFactorApi.reset, unknown)).rejects.toMatchObject({ status: 403 });
    expect(await refusals()).toMatchObject([{ actor: "Cleo" }]);
  });

  test("when staff are refused something for members, or for anybody", async () => {
    const { api, headers } = await signedInStaff(site(), "chief", "Cleo");
    await expect(api(pointsApi.summary)).rejects.toMatchObject({ status: 401 });
    const guess = JSON.stringify({ email: "nobody@demo.example", password: "a wrong guess" });
    const browser = openBrowser(site());
    const asCleo = { ...headers, "content-type": "application/json" };
    expect((await browser.send("POST", "/api/auth/login", { payload: guess, headers: asCleo })).statusCode).toBe(401);
    await expect(api(pointsAdminApi.allTransactions)).rejects.toMatchObject({ status: 403 });
    expect(await refusals()).toMatchObject([{ target: "GET /api/admin/points/transactions" }]);
  });
});
