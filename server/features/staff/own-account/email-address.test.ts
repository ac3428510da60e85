import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { ownAccountTexts as say } from "#contract/staff/own-account/constants.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { resetStaffPassword } from "#server/features/staff/accounts/staff.service.ts";
import { staffAccounts, staffLinks } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";

const site = useSite();
const currentPassword = castPassword;
const ada = "ada@demo.example";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog, outbox, rateLimits]) await site().db.delete(table);
});

const post = (url: string, payload: object) => site().app.inject({ method: "POST", url, payload });
const subjects = async (to: string) => (await queuedMails(site().db, to)).map(({ subject }) => subject);
type Staff = Awaited<ReturnType<typeof signedInStaff>>;
const tokenTo = async (to: string) => tokenIn((await queuedMails(site().db, to)).at(-1)) ?? "";
const confirm = async ({ api }: Staff, to: string) =>
  api(ownAccountApi.confirmEmail, { body: { token: await tokenTo(to) } });
const setPassword = ({ api }: Staff, { account: { id, username } }: Staff) =>
  api(staffAccountsApi.update, { params: { id }, body: { username, role: "admin", password: "short grass 8" } });

describe("the email address of a staff account", () => {
  test("counts once the link mailed to it is opened, and the link works once", async () => {
    const staff = await signedInStaff(site(), "management");
    const { api, account } = staff;
    const asked = await api(ownAccountApi.changeEmail, { body: { email: ada, currentPassword } });
    expect(asked).toEqual({ email: null, unconfirmed: ada });
    expect(await confirm(staff, ada)).toEqual({ email: ada });
    expect(await api(ownAccountApi.email)).toEqual({ email: ada, unconfirmed: null });
    await expect(confirm(staff, ada)).rejects.toThrow(say.linkSpent);
    const entries = await site().db.select().from(auditLog);
    expect(entries.map(({ action }) => action)).toEqual(["staff-accounts.ask-for-email", "staff-accounts.email"]);
    expect(JSON.stringify(entries)).not.toContain(ada);
    await site().db.delete(staffAccounts).where(eq(staffAccounts.id, account.id));
    expect(await site().db.select().from(staffLinks)).toEqual([]);
  });

  test("needs the current password to change or remove it", async () => {
    const { api } = await signedInStaff(site(), "admin");
    const wrong = { currentPassword: "wrong" };
    await expect(api(ownAccountApi.changeEmail, { body: { email: ada, ...wrong } })).rejects.toThrow("400");
    await expect(api(ownAccountApi.removeEmail, { body: wrong })).rejects.toThrow("400");
    expect(await subjects(ada)).toEqual([]);
  });

  test("is notified when it's replaced or removed, and when the password is changed", async () => {
    const staff = await signedInStaff(site(), "admin");
    const { api, account } = staff;
    const other = await signedInStaff(site(), "admin");
    await site().db.update(staffAccounts).set({ email: ada }).where(eq(staffAccounts.id, account.id));
    const newer = "ada.new@demo.example";
    await api(ownAccountApi.changeEmail, { body: { email: newer, currentPassword } });
    await confirm(staff, newer);
    expect(await subjects(ada)).toEqual([expect.stringContaining("has a new email address")]);
    await setPassword(other, staff);
    expect((await subjects(newer)).at(-1)).toContain("has a new password");
    const again = await signedInStaff(site(), "admin");
    await site().db.update(staffAccounts).set({ email: newer }).where(eq(staffAccounts.id, again.account.id));
    await again.api(ownAccountApi.removeEmail, { body: { currentPassword } });
    expect((await subjects(newer)).at(-1)).toContain("no longer has an email address");
    expect(await again.api(ownAccountApi.email)).toEqual({ email: null, unconfirmed: null });
  });

  test("can only be confirmed in a browser that's signed in to its account", async () => {
    const staff = await signedInStaff(site(), "admin");
    await staff.api(ownAccountApi.changeEmail, { body: { email: ada, currentPassword } });
    const body = { token: await tokenTo(ada) };
    expect((await post(ownAccountApi.confirmEmail.path, body)).statusCode).toBe(401);
    await expect(confirm(await signedInStaff(site(), "admin"), ada)).rejects.toThrow(say.notYourLink);
    expect(await confirm(staff, ada)).toEqual({ email: ada });
  });

  describe("set by somebody who knew the password", () => {
    const newPassword = "another long password";
    const recoveries: [string, (owner: Staff, other: Staff) => Promise<unknown>][] = [
      ["by another admin", (owner, other) => setPassword(other, owner)],
      [
        "by the console",
        ({ account }) => resetStaffPassword(site().db, { name: account.username, team: site().app.team }),
      ],
      ["by its owner", ({ api }) => api(staffAccountsApi.ownPassword, { body: { currentPassword, newPassword } })],
    ];

    test.each(recoveries)("can't be confirmed after the password was changed %s", async (_, recover) => {
      const owner = await signedInStaff(site(), "admin");
      await owner.api(ownAccountApi.changeEmail, { body: { email: "thief@demo.example", currentPassword } });
      await recover(owner, await signedInStaff(site(), "admin"));
      expect(await site().db.select().from(staffLinks)).toEqual([]);
    });

    test.each(recoveries.slice(0, 2))("is removed and notified when the password is changed %s", async (_, recover) => {
      const owner = await signedInStaff(site(), "admin");
      const isTheirs = eq(staffAccounts.id, owner.account.id);
      await site().db.update(staffAccounts).set({ email: "thief@demo.example" }).where(isTheirs);
      await recover(owner, await signedInStaff(site(), "admin"));
      const [account] = await site().db.select({ email: staffAccounts.email }).from(staffAccounts).where(isTheirs);
      expect(account).toEqual({ email: null });
      expect(await subjects("thief@demo.example")).toEqual([expect.stringContaining("has a new password")]);
    });
  });
});
