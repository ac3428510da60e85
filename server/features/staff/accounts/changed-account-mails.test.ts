import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { notYou } from "#server/features/staff/account-mails.format.ts";
import { staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";

const site = useSite();
const cleos = "cleo@demo.example";
const password = "short grass 8";

beforeEach(async () => {
  for (const table of [staffAccounts, auditLog, outbox, rateLimits]) await site().db.delete(table);
});

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

async function withAddress(staff: Staff, email: string | null = cleos) {
  await site().db.update(staffAccounts).set({ email }).where(eq(staffAccounts.id, staff.account.id));
  return staff;
}
const cast = async () => {
  const cleo = await withAddress(await signedInStaff(site(), "chief", "Cleo"));
  return { ada: await signedInStaff(site(), "admin", "Ada"), cleo };
};
const mails = () => queuedMails(site().db, cleos);
const update = ({ api }: Staff, whom: Staff, body: { username: string; role: "admin" | "chief"; password?: string }) =>
  api(staffAccountsApi.update, { params: { id: whom.account.id }, body });
const madeByAda = /Ada did this on \d+ \w+ 20\d\d at \d\d:\d\d UTC\./;

describe("an account is mailed what another admin changes about it, with who did it and when:", () => {
  test("a new role", async () => {
    const { ada, cleo } = await cast();
    await update(ada, cleo, { username: "Cleo", role: "admin" });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/staff account has a new role$/);
    expect(mail?.text).toContain("It was Chief and is now Admin.");
    expect(mail?.text).toMatch(madeByAda);
  });

  test("a new username", async () => {
    const { ada, cleo } = await cast();
    await update(ada, cleo, { username: "Cleopatra", role: "chief" });
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/staff account has a new username$/);
    expect(mail?.text).toContain("It was Cleo and is now Cleopatra.");
    expect(mail?.text).toMatch(madeByAda);
  });

  test("a new password, and all three in one mail, before the address is removed", async () => {
    const { ada, cleo } = await cast();
    await update(ada, cleo, { username: "Cleo", role: "chief", password });
    expect((await mails())[0]?.text).toMatch(madeByAda);
    await withAddress(cleo);
    await update(ada, cleo, { username: "Cleopatra", role: "admin", password });
    const [, mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/staff account was changed$/);
    for (const part of ["a new username", "a new role", "a new password", "was removed too"])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(password);
  });

  test("a second factor that was reset", async () => {
    const { ada, cleo } = await cast();
    const factor = { accountId: cleo.account.id, sealedSecret: "sealed", confirmedAt: new Date() };
    await site().db.insert(staffTotps).values(factor);
    await ada.api(secondFactorApi.reset, { params: { id: cleo.account.id } });
    expect((await mails())[0]?.text).toMatch(madeByAda);
  });

  test("its deletion", async () => {
    const { ada, cleo } = await cast();
    await ada.api(staffAccountsApi.remove, { params: { id: cleo.account.id } });
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/staff account was deleted$/);
    expect(mail?.text).toMatch(madeByAda);
  });
});

test("saving an account unchanged, or a refused change, mails nobody", async () => {
  const { ada, cleo } = await cast();
  await update(ada, cleo, { username: "Cleo", role: "chief" });
  await expect(update(ada, cleo, { username: "ada", role: "admin", password })).rejects.toThrow("409");
  const without = await withAddress(await signedInStaff(site(), "chief", "Bo"), null);
  await update(ada, without, { username: "Bo", role: "admin", password });
  expect(await site().db.select().from(outbox)).toEqual([]);
});

test("changing your own username is mailed too, with what to do if it wasn't you", async () => {
  const cleo = await withAddress(await signedInStaff(site(), "admin", "Cleo"));
  await update(cleo, cleo, { username: "Cleopatra", role: "admin" });
  await cleo.api(staffAccountsApi.ownPassword, { body: { currentPassword: castPassword, newPassword: password } });
  const texts = (await mails()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain(notYou);
});
