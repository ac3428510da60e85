import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { createApi } from "#contract/client.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { carryOut } from "#server/console/commands.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { switches } from "#server/features/switches/switches.table.ts";
import { castPassword, signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { confirmAgain, staffWithApp } from "#server/testing/cast/second-factor.ts";
import { everyEndpoint } from "#server/testing/endpoints/every-endpoint.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { callDirectly } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { codeOf } from "#server/testing/stand-ins/authenticator-app.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";

const site = useSite();
const someId = "01980000-0000-7000-8000-000000000001";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog, outbox, rateLimits, switches]) await site().db.delete(table);
});

const requireIt = ({ api }: Awaited<ReturnType<typeof staffWithApp>>) =>
  api(secondFactorApi.setPolicy, { body: { isRequired: true } });

describe("a second factor required of admins", () => {
  test("is turned on by an admin, who sees which admins have none", async () => {
    const ada = await staffWithApp(site(), "admin", "Ada");
    await signedInStaff(site(), "admin", "Bo");
    await signedInStaff(site(), "chief", "Cleo");
    expect(await requireIt(ada)).toEqual({ isRequired: true, without: ["Bo"] });
    const actions = (await site().db.select().from(auditLog)).map(({ action, target }) => [action, target]);
    expect(actions.at(-1)).toEqual(["switches.update", "second-factor"]);
    const chief = await signedInStaff(site(), "chief");
    await expect(chief.api(secondFactorApi.policy)).rejects.toThrow("403");
  });

  test("blocks an admin without one from every staff call except setting it up, and nobody else", async () => {
    await requireIt(await staffWithApp(site(), "admin", "Ada"));
    const bo = await signedInStaff(site(), "admin", "Bo");
    expect(await bo.api(staffApi.check)).toMatchObject({ isAdmin: true, needsSecondFactor: true });
    const closed = (await everyEndpoint()).filter(
      ({ access }) => access.startsWith("staff:") && !access.includes("ownSignIn"),
    );
    expect(closed.length).toBeGreaterThan(70);
    for (const { method, path } of closed) {
      const url = path.replaceAll(/:\w+/g, someId);
      const response = await site().app.inject({ method, url, headers: bo.headers });
      expect([`${method} ${path}`, response.statusCode, response.json().error]).toEqual([
        `${method} ${path}`,
        403,
        say.needed,
      ]);
    }
    for (const other of [await signedInStaff(site(), "chief"), await signedInTemporary(site(), "admin")])
      expect((await other.api(applicationsAdminApi.counts)) !== undefined).toBe(true);
    const { secret } = await bo.api(secondFactorApi.startTotp, { body: { currentPassword: castPassword } });
    await bo.api(secondFactorApi.confirmTotp, { body: { code: codeOf(secret) } });
    expect(await bo.api(applicationsAdminApi.counts)).toBeDefined();
    expect(await bo.api(staffApi.check)).not.toHaveProperty("needsSecondFactor");
  });

  test("leaves an admin without one, who is also signed in as a member, with a member's calendar", async () => {
    const ada = await staffWithApp(site(), "admin", "Ada");
    const [startDate, endDate] = ["2027-01-09T18:00:00Z", "2027-01-09T19:00:00Z"];
    const body = { title: "Contract talks", startDate, endDate, category: "other" } as const; // and not public
    const { id } = await ada.api(calendarApi.create, { body });
    const [bo, sam] = [await signedInStaff(site(), "admin", "Bo"), await signedInMember(site())];
    const both = createApi(callDirectly(site().app, { cookie: `${bo.cookie}; ${sam.cookie}` }));
    expect((await both(calendarApi.events)).map((event) => event.id)).toEqual([id]);
    await requireIt(ada);
    expect(await both(calendarApi.events)).toEqual([]);
    await expect(both(calendarApi.remove, { params: { id } })).rejects.toThrow("404");
    expect((await ada.api(calendarApi.events)).map((event) => event.id)).toEqual([id]);
  });

  test("can't be removed by an admin if it's their last", async () => {
    const ada = await staffWithApp(site(), "admin", "Ada");
    await requireIt(ada);
    await confirmAgain(ada, codeOf(ada.secret));
    const body = { currentPassword: castPassword };
    await expect(ada.api(secondFactorApi.removeTotp, { body })).rejects.toMatchObject({ sentence: say.required });
  });
});

describe("a lost second factor", () => {
  const signIn = (username: string) =>
    openBrowser(site()).call(staffApi.login, { body: { username, password: castPassword } });

  test("can be reset by another admin, which ends the account's sessions, is mailed and is recorded", async () => {
    const [ada, bo] = [await signedInStaff(site(), "admin", "Ada"), await staffWithApp(site(), "admin", "Bo")];
    await site().db.update(staffAccounts).set({ email: "bo@demo.example" }).where(eq(staffAccounts.id, bo.account.id));
    expect((await ada.api(staffAccountsApi.accounts)).map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([
      false,
      true,
    ]);
    const params = { id: bo.account.id };
    await ada.api(secondFactorApi.reset, { params });
    expect(await bo.api(staffApi.check)).toEqual({ isAdmin: false });
    expect((await signIn("Bo")).json()).toHaveProperty("admin");
    const subjects = (await queuedMails(site().db, "bo@demo.example")).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining("had its second factor reset"));
    const entries = await site().db.select().from(auditLog).where(eq(auditLog.action, "staff-accounts.reset-factor"));
    expect(entries).toMatchObject([{ actor: "Ada", target: "second factor of admin account Bo" }]);
    await expect(ada.api(secondFactorApi.reset, { params })).rejects.toMatchObject({ sentence: say.noFactor });
    await expect(ada.api(secondFactorApi.reset, { params: { id: ada.account.id } })).rejects.toThrow("409");
  });

  test("can be reset at the console", async () => {
    const bo = await staffWithApp(site(), "admin", "Bo");
    const reset = (username: string) =>
      carryOut(
        { db: site().db, team: site().app.team, defaults: site().app.team },
        { name: "reset-second-factor", username },
      );
    expect(await reset("nobody")).toMatchObject({ isDone: false });
    expect(await reset("bo")).toMatchObject({ isDone: true, text: expect.stringContaining("Bo can now sign in") });
    expect(await reset("bo")).toMatchObject({ isDone: false, text: "Bo has no second factor." });
    expect(await bo.api(staffApi.check)).toEqual({ isAdmin: false });
    expect(await site().db.select().from(staffTotps)).toEqual([]);
  });
});
