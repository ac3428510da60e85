import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffRecoveryCodes, staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { startStaffSession } from "#server/features/staff/staff-sessions.service.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { confirmAgain, staffWithApp } from "#server/testing/cast/second-factor.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";

const site = useSite();
const currentPassword = castPassword;
const wrongCode = "000000";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog, outbox, rateLimits]) await site().db.delete(table);
});

describe("an authenticator app", () => {
  test("counts after a code is entered, gives ten recovery codes, and signs the account out elsewhere", async () => {
    const { api, account } = await signedInStaff(site(), "management");
    const token = await startStaffSession(site().db, { accountId: account.id, userAgent: "elsewhere" });
    const setup = await api(secondFactorApi.startTotp, { body: { currentPassword } });
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(setup.qr.path.length).toBeGreaterThan(1_000);
    expect(await api(secondFactorApi.own)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    await expect(api(secondFactorApi.confirmTotp, { body: { code: wrongCode } })).rejects.toThrow("400");
    const { recoveryCodes } = await api(secondFactorApi.confirmTotp, { body: { code: codeOf(setup.secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await api(secondFactorApi.own)).toMatchObject({ totpSince: expect.any(String), recoveryCodesLeft: 10 });
    const headers = { cookie: `${site().app.cookieRules.staff}=${token}` };
    expect((await site().app.inject({ url: staffApi.check.path, headers })).json()).toEqual({ isAdmin: false });
    expect((await api(staffApi.check)).isAdmin).toBe(true);
    const [entry] = await site().db.select().from(auditLog);
    expect(entry).toMatchObject({ action: "staff-accounts.add-factor", actor: account.username });
  });

  test("is stored sealed, with recovery codes as hashes", async () => {
    const { secret, recoveryCodes } = await staffWithApp(site());
    const stored = JSON.stringify([
      await site().db.select().from(staffTotps),
      await site().db.select().from(staffRecoveryCodes),
      await site().db.select().from(auditLog),
      await site().db.select().from(outbox),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(stored).not.toContain(text);
  });

  test("needs the password for setup, and can't be replaced while it's on", async () => {
    const { api } = await staffWithApp(site());
    const start = (password: string) => api(secondFactorApi.startTotp, { body: { currentPassword: password } });
    await expect(start("wrong")).rejects.toThrow("400");
    await expect(start(castPassword)).rejects.toMatchObject({ sentence: say.alreadyOn });
  });

  test("can be removed with the password and a second step, but not with either alone, and leaves nothing behind", async () => {
    const staff = await staffWithApp(site(), "chief");
    const { api, account, secret } = staff;
    await site().db.update(staffAccounts).set({ email: "c@demo.example" }).where(eq(staffAccounts.id, account.id));
    const remove = (password: string) => api(secondFactorApi.removeTotp, { body: { currentPassword: password } });
    const before = await fingerprint(site());
    await expect(remove(castPassword)).rejects.toMatchObject({ sentence: say.confirmFirst });
    expect({ ...(await fingerprint(site())), rate_limits: "" }).toEqual({ ...before, rate_limits: "" });
    await expect(confirmAgain(staff, wrongCode)).rejects.toThrow("400");
    const [refused] = await site().db.select().from(auditLog).where(eq(auditLog.action, "access.refuse"));
    expect(refused).toMatchObject({ target: `second step of admin account ${account.username}` });
    await confirmAgain(staff, codeOf(secret));
    await expect(remove("wrong")).rejects.toThrow("400");
    await remove(castPassword);
    for (const table of [staffTotps, staffRecoveryCodes]) expect(await site().db.select().from(table)).toEqual([]);
    expect((await queuedMails(site().db, "c@demo.example")).at(-1)?.subject).toContain("no longer has a second factor");
  });

  test("gives new recovery codes, which end the old ones", async () => {
    const staff = await staffWithApp(site());
    await confirmAgain(staff, codeOf(staff.secret));
    const renewed = await staff.api(secondFactorApi.newRecoveryCodes, { body: { currentPassword } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    const [former = ""] = staff.recoveryCodes;
    await expect(confirmAgain(staff, former)).rejects.toMatchObject({ sentence: say.wrongStep });
  });

  test("gives recovery codes to one of ten setups confirmed at once", async () => {
    const { api } = await signedInStaff(site(), "admin");
    const { secret } = await api(secondFactorApi.startTotp, { body: { currentPassword } });
    const code = codeOf(secret);
    const responses = await Promise.allSettled(
      Array.from({ length: 10 }, () => api(secondFactorApi.confirmTotp, { body: { code } })),
    );
    expect(responses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await site().db.select().from(staffRecoveryCodes)).toHaveLength(10);
  });
});
