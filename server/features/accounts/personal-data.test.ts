import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountsApi, type PersonalData, readableExportPath } from "#contract/accounts.ts";
import { applicationsApi } from "#contract/applications.ts";
import { calendarApi } from "#contract/calendar.ts";
import { pointsApi } from "#contract/points.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { openBrowser } from "#server/testing/browser.ts";
import { canaries } from "#server/testing/canaries.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast.ts";
import { managementForm, staffForm } from "#server/testing/filled-forms.ts";
import { queuedMails, tokenIn } from "#server/testing/mailbox.ts";
import { useSite } from "#server/testing/use-site.ts";
import { memberIdentities, memberLinks, memberSessions, members } from "./accounts.table.ts";
import { deleteMember } from "./deletion.service.ts";
import { personalTables } from "./personal-data.ts";

const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});
afterEach(async () => {
  for (const { id } of await site().db.select({ id: members.id }).from(members)) await deleteMember(site().db, id);
});

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site().db.execute<Row>(query)).rows;

/** A member who has used everything there is, each thing bearing their name. */
async function busyMember(name: string) {
  const email = `${name}@demo.example`;
  const browser = openBrowser(site(), { userAgent: `Chrome/1 Windows ${name}` });
  const form = { name: `${name} Sample`, email, discord: `${name}_discord`, password: castPassword };
  const { id } = (await browser.call(accountsApi.register, { body: form })).json<{ id: string }>();
  await browser.call(accountsApi.forgotPassword, { body: { email } });
  const sent = [
    await browser.call(applicationsApi.sendStaff, { body: { ...staffForm, discordTag: `${name}_discord` } }),
    await browser.call(applicationsApi.sendManagement, { body: { ...managementForm, preferredName: name } }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  await site()
    .db.insert(memberIdentities)
    .values({ issuer: "https://id.example", subject: `${name}-subject`, memberId: id });
  await useTheRest(browser, id, name);
  return { id, email, name, browser };
}

/** Points, a reward redeemed with them, an event, and the address for calendar programs. */
async function useTheRest({ call }: ReturnType<typeof openBrowser>, id: string, name: string) {
  const admin = await signedInStaff(site(), "admin");
  const item = await admin.api(pointsApi.createItem, { body: { name: "Scrim seat", price: 10 } });
  await admin.api(pointsApi.adjust, { params: { id }, body: { action: "add", amount: 25 } });
  const day = "2026-12-01T18:00:00Z";
  const event = { title: "Practice", startDate: day, endDate: day, category: "personal", isPublic: false } as const;
  const used = [
    await call(
      pointsApi.redeem,
      { body: { itemId: item.id, discordUsername: `${name}_discord` } },
      { "idempotency-key": "first-dialog" },
    ),
    await call(calendarApi.create, { body: event }),
    await call(calendarApi.subscribe),
  ];
  expect(used.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
}

describe("the list of tables that hold members' data", () => {
  type Found = { table: string; rule: string };

  test("has each that refers to members, and says what becomes of its rows", async () => {
    const found = await rowsOf<Found>(sql`
      select distinct conrelid::regclass::text as table, case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end as rule
      from pg_constraint where contype = 'f' and confrelid = 'members'::regclass`);
    const listed = Object.entries(personalTables)
      .filter(([table]) => table !== "members")
      .flatMap(([table, { erased }]) => [erased].flat().map((rule) => ({ table, rule })));
    const sorted = (tables: Found[]) =>
      tables.toSorted((a, b) => a.table.localeCompare(b.table) || a.rule.localeCompare(b.rule));
    expect(sorted(found)).toEqual(sorted(listed));
  });

  test("has each with a column for a member", async () => {
    const found = await rowsOf<{ table: string }>(sql`
      select distinct table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`);
    expect(found.length).toBeGreaterThan(0);
    for (const { table } of found) expect(Object.keys(personalTables)).toContain(table);
  });
});

describe("the export", () => {
  test("holds all there is about a member, and nothing about anybody else", async () => {
    const [ida, ola] = [await busyMember("ida"), await busyMember("ola")];
    const answer = await ida.browser.call(accountsApi.exportData);
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="flawless-my-data.json"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { sections } = answer.json<PersonalData>();
    expect(sections.map(({ title }) => title)).toEqual([
      ...Object.values(personalTables).map(({ title }) => title),
      "Redemptions",
    ]);
    for (const { title, rows } of sections) expect(rows.length, title).toBeGreaterThan(0);
    for (const { title, rows } of sections)
      expect(JSON.stringify(rows), title).toContain(title === "Account" ? ida.id : "");
    expect(answer.body).toContain("ida_discord");
    expect(answer.body).toContain("ida-subject");
    expect(answer.body).not.toContain("ola");
    expect(answer.body).not.toContain(ola.id);
  });

  test("holds no secret: no hash, no cookie, no link", async () => {
    const { browser, email } = await busyMember("ida");
    const { body } = await browser.call(accountsApi.exportData);
    const hashes = await rowsOf<{ secret: string }>(sql`
      select token_hash as secret from member_sessions union all select token_hash from member_links
      union all select password_hash from members`);
    const tokens = (await queuedMails(site().db, email)).map(tokenIn);
    expect(tokens).toHaveLength(2);
    for (const secret of [...hashes.map((row) => row.secret), ...tokens, ...browser.jar.values()]) {
      expect(body).not.toContain(secret);
    }
  });

  test("can be read as a page that needs nothing else, whatever stands in it", async () => {
    const { browser, id } = await busyMember("ida");
    const { body: page } = await browser.send("GET", readableExportPath);
    expect(page).toContain("<dt>Discord</dt><dd>ida_discord</dd>");
    expect(page).toContain(`<dd>${staffForm.whyModerator}</dd>`);
    expect(page).not.toMatch(/src=|href=|url\(/);
    for (const name of canaries.filter((text) => text.length <= 80)) {
      await site().db.update(members).set({ name }).where(eq(members.id, id));
      const { headers, body } = await browser.send("GET", readableExportPath);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-disposition": 'attachment; filename="flawless-my-data.html"',
        "cache-control": "no-store",
      });
      expect(body.match(/<[a-z!/][^>]*>/gi)?.every((tag) => allowedTag.test(tag))).toBe(true);
    }
  });

  const allowedTag =
    /^<(!doctype html|html lang="en-GB"|meta [^>]*|\/?(html|head|body|title|style|main|h1|h2|p|section|dl|dt|dd))>$/;

  test("is given to whoever proved a moment ago who they are", async () => {
    const { browser, id } = await busyMember("ida");
    const long = new Date(Date.now() - 16 * 60_000);
    await site().db.update(memberSessions).set({ confirmedAt: long }).where(eq(memberSessions.memberId, id));
    for (const url of ["/api/auth/export", readableExportPath]) {
      const refused = await browser.send("GET", url);
      expect([refused.statusCode, refused.json().code]).toEqual([403, "confirm_first"]);
      expect(refused.headers["content-disposition"]).toBeUndefined();
    }
    await browser.call(accountsApi.confirm, { body: { password: castPassword } });
    expect((await browser.call(accountsApi.exportData)).statusCode).toBe(200);
    expect((await browser.send("GET", "/api/auth/export?format=xml")).statusCode).toBe(400);
  });
});

describe("deleting an account", () => {
  /** In how many rows of the whole database a text stands, table by table. */
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

  test("leaves no trace of the member anywhere, and everything of everybody else", async () => {
    const [ida, ola] = [await busyMember("ida"), await busyMember("ola")];
    const traces = [ida.email, "ida sample", "ida_discord", "ida-subject", ida.browser.jar.get("session") ?? ""];
    const before = await tracesOf(ola.id);
    for (const table of Object.keys(personalTables)) expect(await tracesOf(ida.id)).toContain(table);
    const answer = await ida.browser.call(accountsApi.remove, { body: { password: castPassword } });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    for (const needle of traces) expect(await tracesOf(needle), needle).toEqual([]);
    const isPassing = (table: string) => table === "rate_limits"; // counters of an hour name an account by its id alone
    expect((await tracesOf(ida.id)).filter((table) => !isPassing(table))).toEqual([]);
    expect(await tracesOf(ola.id)).toEqual(before);
    expect(ida.browser.jar.size).toBe(0);
    expect((await ola.browser.call(accountsApi.me)).statusCode).toBe(200);
  });

  test("ends every session, and the address is free again", async () => {
    const { browser, email } = await busyMember("ida");
    const other = openBrowser(site());
    await other.call(accountsApi.login, { body: { email, password: castPassword } });
    await browser.call(accountsApi.remove, { body: { password: castPassword } });
    expect((await other.call(accountsApi.me)).statusCode).toBe(401);
    expect((await other.call(accountsApi.login, { body: { email, password: castPassword } })).statusCode).toBe(401);
    await busyMember("ida");
  });

  test("while everything else is done with it too leaves nothing half done", async () => {
    for (let round = 0; round < 5; round++) {
      const { browser, email, id } = await busyMember(`ida${round}`);
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
      await site().db.delete(members).where(eq(members.id, id)); // where a new password came first
      expect(await tracesOf(email)).toEqual([]);
    }
  });

  test("needs the password", async () => {
    const { browser, id } = await busyMember("ida");
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

    test("needs no password, and works once", async () => {
      const { member, token } = await withLink();
      const answers = await Promise.all([removeByLink(token), removeByLink(token), removeByLink(token)]);
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
      expect(await tracesOf(member.email)).toEqual([]);
    });

    test("works for an hour", async () => {
      const { member, token } = await withLink();
      await site().db.update(memberLinks).set({ expiresAt: new Date() }).where(eq(memberLinks.memberId, member.id));
      const answer = await removeByLink(token);
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        "This link has expired or was used before. Please ask for a new one.",
      ]);
    });

    test("signs nobody else out who is signed in where it is opened", async () => {
      const { token } = await withLink();
      const { browser } = await busyMember("ola");
      expect((await removeByLink(token, browser)).statusCode).toBe(204);
      expect((await browser.call(accountsApi.me)).statusCode).toBe(200);
    });

    test("is sent three times an hour", async () => {
      const { api } = await withLink();
      for (let sent = 0; sent < 2; sent++) await api(accountsApi.sendDeletionLink);
      await expect(api(accountsApi.sendDeletionLink)).rejects.toMatchObject({ status: 429 });
    });
  });
});
