import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { memberLinks, members } from "#server/features/accounts/accounts.table.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { features } from "#server/features.ts";
import { busyMember } from "#server/testing/cast/busy-member.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails, sendQueuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import { deleteMember } from "./deletion.service.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});
afterEach(async () => {
  for (const { id } of await site().db.select({ id: members.id }).from(members)) await deleteMember(site().db, id);
});

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site().db.execute<Row>(query)).rows;

describe("deleting an account", () => {
  /** Returns the name of a table for each row of the database that contains the text. */
  async function tracesOf(needle: string): Promise<string[]> {
    const tables = await rowsOf<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = sql`select 1 from ${sql.identifier(name)} as found where strpos(lower(found::text), lower(${needle})) > 0`;
        return (await rowsOf(rows)).map(() => name);
      }),
    );
    return found.flat();
  }

  /** These know the account only by its id: counters that last an hour, and the list that keeps backups from bringing it back. */
  const isPassing = (table: string) => table === "rate_limits" || table === "deleted_members";

  test("removes every trace of the member and nothing of anyone else", async () => {
    const [ida, ola] = [await busyMember(site(), "ida"), await busyMember(site(), "ola")];
    await site().db.update(members).set({ emailVerifiedAt: new Date() }).where(eq(members.id, ida.id));
    const traces = [ida.email, "ida sample", "ida_discord", "ida-subject", ida.browser.jar.get("session") ?? ""];
    const before = await tracesOf(ola.id);
    for (const table of features.flatMap(({ personal }) => Object.keys(personal ?? {})))
      expect(await tracesOf(ida.id)).toContain(table);
    const answer = await ida.browser.call(accountsApi.remove, { body: { password: castPassword } });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await queuedMails(site().db, ida.email)).map(({ subject }) => subject)).toEqual([
      `Your ${site().app.team.name} account was deleted`,
    ]);
    await sendQueuedMails(site().db);
    for (const needle of traces) expect(await tracesOf(needle), needle).toEqual([]);
    expect((await tracesOf(ida.id)).filter((table) => !isPassing(table))).toEqual([]);
    expect(await tracesOf(ola.id)).toEqual(before);
    expect(ida.browser.jar.size).toBe(0);
    expect((await ola.browser.call(accountsApi.me)).statusCode).toBe(200);
  });

  /**
   * Makes staff write about a person everywhere they can: in reviews of what the person sent and of what staff recorded, and in
   * an award.
   */
  async function noteEverywhere({ email }: { email: string }) {
    const note = `Jumps walls, says ${email}`;
    const { api } = await signedInStaff(site(), "admin");
    await api(applicationsAdminApi.record, { body: { ...recordedForm, email: email.toUpperCase() } });
    const received = await api(applicationsAdminApi.list);
    const about = received.filter((one) => one.email.toLowerCase() === email);
    for (const { id } of about)
      await api(applicationsAdminApi.review, { params: { id }, body: { status: "rejected", reviewNotes: note } });
    const redeemed = await api(pointsAdminApi.allRedemptions);
    for (const { id } of redeemed.filter(({ user }) => user.email === email))
      await api(pointsAdminApi.resolve, {
        params: { id },
        body: { status: "completed", adminNotes: note },
      });
    return note;
  }

  test("removes what staff wrote about the member, also on an application they recorded", async () => {
    const ida = await busyMember(site(), "ida");
    await site().db.update(members).set({ emailVerifiedAt: new Date() }).where(eq(members.id, ida.id));
    const note = await noteEverywhere(ida);
    expect((await tracesOf(note)).toSorted()).toEqual([
      ...Array(3).fill("applications"),
      "outbox",
      "outbox",
      "redemptions",
    ]);
    await ida.browser.call(accountsApi.remove, { body: { password: castPassword } });
    await sendQueuedMails(site().db);
    for (const needle of [note, ida.email]) expect(await tracesOf(needle)).toEqual([]);
  });

  test("removes what is in the bin, both what the member sent and what was recorded for them", async () => {
    const ida = await busyMember(site(), "ida");
    await site().db.update(members).set({ emailVerifiedAt: new Date() }).where(eq(members.id, ida.id));
    const { api } = await signedInStaff(site(), "admin");
    await api(applicationsAdminApi.record, { body: { ...recordedForm, email: ida.email.toUpperCase() } });
    const about = (await api(applicationsAdminApi.list)).filter(({ email }) => email.toLowerCase() === ida.email);
    expect(about).toHaveLength(3);
    for (const { id } of about) await api(applicationsAdminApi.remove, { params: { id } });
    const exported = (await ida.browser.call(accountsApi.exportData)).json<PersonalData>();
    const inBin = exported.sections.find(({ title }) => title === "Deleted things that can still be restored");
    expect(inBin?.rows).toHaveLength(4); // including the event that they deleted
    expect(JSON.stringify(inBin)).toContain("Cancelled practice");
    await ida.browser.call(accountsApi.remove, { body: { password: castPassword } });
    await sendQueuedMails(site().db);
    for (const needle of [ida.id, ida.email])
      expect((await tracesOf(needle)).filter((table) => !isPassing(table))).toEqual([]);
    expect(await site().db.$count(bin)).toBe(0);
  });

  test("keeps what was recorded under an address that the member hasn't confirmed", async () => {
    const thief = await busyMember(site(), "thief");
    const { api } = await signedInStaff(site(), "admin");
    const { id } = await api(applicationsAdminApi.record, { body: { ...recordedForm, email: thief.email } });
    await thief.browser.call(accountsApi.remove, { body: { password: castPassword } });
    const left = await api(applicationsAdminApi.list);
    expect(left.map((one) => one.id)).toContain(id);
    await api(applicationsAdminApi.remove, { params: { id } });
  });

  test("ends every session and frees the address", async () => {
    const { browser, email } = await busyMember(site(), "ida");
    const other = openBrowser(site());
    await other.call(accountsApi.login, { body: { email, password: castPassword } });
    await browser.call(accountsApi.remove, { body: { password: castPassword } });
    expect((await other.call(accountsApi.me)).statusCode).toBe(401);
    expect((await other.call(accountsApi.login, { body: { email, password: castPassword } })).statusCode).toBe(401);
    await busyMember(site(), "ida");
  });

  async function deleteAfterReset(email: string) {
    const browser = openBrowser(site());
    const proof = { password: "short grass 8" };
    expect((await browser.call(accountsApi.login, { body: { email, ...proof } })).statusCode).toBe(200);
    expect((await browser.call(accountsApi.remove, { body: proof })).statusCode).toBe(204);
  }

  test("leaves nothing half done when the account is in use at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      const { browser, email, id } = await busyMember(site(), `ida${round}`);
      const [welcome, forgotten] = await queuedMails(site().db, email);
      const proof = { password: castPassword };
      const answers = await Promise.all([
        browser.call(accountsApi.changeEmail, { body: { email: `new.${email}` } }),
        browser.call(accountsApi.verifyEmail, { body: { token: tokenIn(welcome) } }),
        browser.call(accountsApi.resetPassword, { body: { token: tokenIn(forgotten), newPassword: "short grass 8" } }),
        browser.call(accountsApi.login, { body: { email, ...proof } }),
        browser.call(accountsApi.resendVerification),
        browser.call(accountsApi.sendDeletionLink),
        browser.call(accountsApi.remove, { body: proof }),
        browser.call(accountsApi.updateProfile, { body: { name: "Ida Placeholder" } }),
        browser.call(accountsApi.exportData),
        browser.call(accountsApi.confirm, { body: proof }),
      ]);
      for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
      if (answers[6].statusCode !== 204) await deleteAfterReset(email); // the reset changed the password first
      await sendQueuedMails(site().db);
      expect(await tracesOf(email)).toEqual([]);
      expect((await tracesOf(id)).filter((table) => !isPassing(table))).toEqual([]);
    }
  });

  test("needs the password", async () => {
    const { browser, id } = await busyMember(site(), "ida");
    for (const body of [{ password: "wrong" }, { password: "" }, {}, { password: castPassword, userId: id }]) {
      expect((await browser.call(accountsApi.remove, { body })).statusCode).toBe(400);
    }
    expect((await browser.call(accountsApi.me)).statusCode).toBe(200);
  });

  describe("by a mailed link", () => {
    const removeByLink = (token: string, browser = openBrowser(site())) =>
      browser.call(accountsApi.removeByLink, { body: { token } });

    async function withLink() {
      const signedIn = await signedInMember(site(), { passwordHash: null });
      const { email } = signedIn.member;
      expect(await signedIn.api(accountsApi.sendDeletionLink)).toEqual({ email });
      const [mail] = await queuedMails(site().db, email);
      expect(mail?.text).toMatch(/^http:\/\/site\.test\/delete-account#[\w-]{43}$/m);
      return { ...signedIn, token: tokenIn(mail) };
    }

    test("needs no password and works once", async () => {
      const { member, token } = await withLink();
      const answers = await Promise.all([removeByLink(token), removeByLink(token), removeByLink(token)]);
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
      await sendQueuedMails(site().db);
      expect(await tracesOf(member.email)).toEqual([]);
    });

    test("works for an hour", async () => {
      const { member, token } = await withLink();
      await site().db.update(memberLinks).set({ expiresAt: new Date() }).where(eq(memberLinks.memberId, member.id));
      const answer = await removeByLink(token);
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        "This link has expired or already been used. Please ask for a new one.",
      ]);
    });

    test("doesn't sign out another member who opens it", async () => {
      const { token } = await withLink();
      const { browser } = await busyMember(site(), "ola");
      expect((await removeByLink(token, browser)).statusCode).toBe(204);
      expect((await browser.call(accountsApi.me)).statusCode).toBe(200);
    });

    test("is limited to three links an hour", async () => {
      const { api } = await withLink();
      for (let sent = 0; sent < 2; sent++) await api(accountsApi.sendDeletionLink);
      await expect(api(accountsApi.sendDeletionLink)).rejects.toMatchObject({ status: 429 });
    });
  });
});
