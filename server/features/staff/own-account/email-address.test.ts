import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { ownAccountTexts as say } from "#contract/staff/own-account/constants.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { staffAccounts, staffLinks } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails, tokenIn } from "#server/testing/stand-ins/mailbox.ts";

const site = useSite();
const currentPassword = castPassword;
const ada = "ada@demo.example";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog, outbox, rateLimits]) await site().db.delete(table);
});

const post = (url: string, payload: object) => site().app.inject({ method: "POST", url, payload });
const subjects = async (to: string) => (await queuedMails(site().db, to)).map(({ subject }) => subject);
const confirm = async (to: string) => {
  const token = tokenIn((await queuedMails(site().db, to)).at(-1));
  return { token, answer: await post(ownAccountApi.confirmEmail.path, { token }) };
};

describe("the email address of a staff account", () => {
  test("counts once the link that was mailed to it is opened, and the link works once", async () => {
    const { api, account } = await signedInStaff(site(), "management");
    const asked = await api(ownAccountApi.changeEmail, { body: { email: ada, currentPassword } });
    expect(asked).toEqual({ email: null, unconfirmed: ada });
    const { token, answer } = await confirm(ada);
    expect(answer.json()).toEqual({ email: ada });
    expect(await api(ownAccountApi.email)).toEqual({ email: ada, unconfirmed: null });
    expect((await post(ownAccountApi.confirmEmail.path, { token })).json()).toMatchObject({ error: say.linkSpent });
    const entries = await site().db.select().from(auditLog);
    expect(entries.map(({ action }) => action)).toEqual(["staff-accounts.ask-for-email", "staff-accounts.email"]);
    expect(JSON.stringify(entries)).not.toContain(ada);
    await site().db.delete(staffAccounts).where(eq(staffAccounts.id, account.id));
    expect(await site().db.select().from(staffLinks)).toEqual([]);
  });

  test("needs the current password to be changed or removed", async () => {
    const { api } = await signedInStaff(site(), "admin");
    const wrong = { currentPassword: "wrong" };
    await expect(api(ownAccountApi.changeEmail, { body: { email: ada, ...wrong } })).rejects.toThrow("400");
    await expect(api(ownAccountApi.removeEmail, { body: wrong })).rejects.toThrow("400");
    expect(await subjects(ada)).toEqual([]);
  });

  test("is told when another takes its place, when it is removed, and when the password is changed", async () => {
    const { api, account } = await signedInStaff(site(), "admin");
    const other = await signedInStaff(site(), "admin");
    await site().db.update(staffAccounts).set({ email: ada }).where(eq(staffAccounts.id, account.id));
    const newer = "ada.new@demo.example";
    await api(ownAccountApi.changeEmail, { body: { email: newer, currentPassword } });
    await confirm(newer);
    expect(await subjects(ada)).toEqual([expect.stringContaining("has a new email address")]);
    await other.api(staffAccountsApi.update, {
      params: { id: account.id },
      body: { username: account.username, role: "admin", password: "short grass 8" },
    });
    expect((await subjects(newer)).at(-1)).toContain("has a new password");
    const again = await signedInStaff(site(), "admin");
    await site().db.update(staffAccounts).set({ email: newer }).where(eq(staffAccounts.id, again.account.id));
    await again.api(ownAccountApi.removeEmail, { body: { currentPassword } });
    expect((await subjects(newer)).at(-1)).toContain("has no email address any more");
    expect(await again.api(ownAccountApi.email)).toEqual({ email: null, unconfirmed: null });
  });
});
