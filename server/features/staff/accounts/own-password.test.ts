import { beforeEach, describe, expect, test } from "vitest";
import { addressOf } from "#contract/client.ts";
import { staffAccountTexts as say } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { startStaffSession } from "#server/features/staff/staff-sessions.service.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const newPassword = "short grass 8";

beforeEach(async () => {
  for (const table of [rateLimits, auditLog]) await site().db.delete(table);
});

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
const signIn = (username: string, password: string) =>
  site().app.inject({ method: "POST", url: staffApi.login.path, payload: { username, password } });
const isSignedIn = async ({ api }: Staff) => (await api(staffApi.check)).isAdmin;
const actions = async () => (await site().db.select().from(auditLog)).map(({ action }) => action);

describe("your own password", () => {
  const change = ({ headers }: Staff, payload: object) =>
    site().app.inject({ method: "POST", url: staffAccountsApi.ownPassword.path, headers, payload });
  const right = { currentPassword: castPassword, newPassword };

  test.each<StaffRole>(["admin", "chief", "management"])(
    "can be changed by %s, which ends other sessions",
    async (role) => {
      const staff = await signedInStaff(site(), role);
      const { account } = staff;
      const elsewhere = await startStaffSession(site().db, { accountId: account.id, userAgent: "elsewhere" });
      const response = await change(staff, right);
      expect([response.statusCode, response.json()]).toMatchObject([200, { id: account.id, role }]);
      expect(response.body).not.toMatch(/password|argon/i);
      expect(await isSignedIn(staff)).toBe(true);
      const headers = { cookie: `${site().app.cookieRules.staff}=${elsewhere}` };
      expect((await site().app.inject({ url: staffApi.check.path, headers })).json()).toEqual({ isAdmin: false });
      expect((await signIn(account.username, castPassword)).statusCode).toBe(401);
      expect((await signIn(account.username, newPassword)).statusCode).toBe(200);
      expect(await actions()).toContain("staff-accounts.own-password");
    },
  );

  test("needs the current one, which can't be guessed more than ten times", async () => {
    const staff = await signedInStaff(site(), "chief");
    const wrong = { ...right, currentPassword: "wrong" };
    for (let tries = 0; tries < 10; tries++) {
      const response = await change(staff, wrong);
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { fields: { currentPassword: say.wrongPassword } },
      ]);
    }
    expect((await change(staff, right)).statusCode).toBe(429);
    expect((await signIn(staff.account.username, castPassword)).statusCode).toBe(200);
    expect(await actions()).toEqual(["staff.sign-in"]);
  });

  test.each([
    [{ newPassword }, "Please enter your current password"],
    [{ currentPassword: "", newPassword }, "Please enter your current password"],
    [{ currentPassword: castPassword, newPassword: "five5" }, say.password],
    [{ currentPassword: castPassword }, say.password],
  ])("says what is wrong with %j", async (payload, message) => {
    const response = await change(await signedInStaff(site(), "chief"), payload);
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
  });

  test("is changed once when two try at once", async () => {
    const staff = await signedInStaff(site(), "chief");
    const responses = await Promise.all([
      change(staff, right),
      change(staff, { ...right, newPassword: "long grass 9" }),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("can't be changed with the account's other details, but a blank one leaves it as it is", async () => {
    const { account, api, headers } = await signedInStaff(site(), "admin");
    const update = (payload: object) => {
      const url = addressOf(staffAccountsApi.update, { params: { id: account.id.toUpperCase() } });
      return site().app.inject({
        method: "PUT",
        url,
        headers,
        payload: { username: account.username, role: "admin", ...payload },
      });
    };
    const response = await update({ password: newPassword });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: say.ownPassword, fields: { password: say.ownPassword } },
    ]);
    expect((await signIn(account.username, castPassword)).statusCode).toBe(200);
    for (const blank of [{}, { password: "" }]) expect((await update(blank)).statusCode).toBe(200);
    expect(await api(staffApi.check)).toMatchObject({ isAdmin: true });
  });
});
