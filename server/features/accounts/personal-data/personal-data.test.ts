import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readableExportPath } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { PersonalTable } from "#server/feature.ts";
import { memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { features } from "#server/features.ts";
import { busyMember } from "#server/testing/cast/busy-member.ts";
import { canaries } from "#server/testing/cast/canaries.ts";
import { castPassword } from "#server/testing/cast/cast.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";
import { deleteMember } from "./deletion.service.ts";

const personalTables = Object.assign({}, ...features.map(({ personal }) => personal)) as Record<string, PersonalTable>;
const site = useSite();

beforeEach(async () => {
  await site().db.delete(rateLimits);
});
afterEach(async () => {
  for (const { id } of await site().db.select({ id: members.id }).from(members)) await deleteMember(site().db, id);
});

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site().db.execute<Row>(query)).rows;

describe("the list of tables that hold members' data", () => {
  type Found = { table: string; rule: string };

  test("names every table that refers to members, and how its rows are erased", async () => {
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

  test("names every table with a column for a member", async () => {
    const found = await rowsOf<{ table: string }>(sql`
      select distinct table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`);
    expect(found.length).toBeGreaterThan(0);
    for (const { table } of found) expect(Object.keys(personalTables)).toContain(table);
  });
});

const fileName = () => `${site().app.team.wordmark.toLowerCase()}-my-data`;

describe("the export", () => {
  test("holds everything about a member and nothing about anyone else", async () => {
    const [ida, ola] = [await busyMember(site(), "ida"), await busyMember(site(), "ola")];
    const answer = await ida.browser.call(accountsApi.exportData);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${fileName()}.json"`);
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

  test("holds no secret: no hash, cookie or link", async () => {
    const { browser, email } = await busyMember(site(), "ida");
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

  test("can be read as a self-contained page, whatever the data contains", async () => {
    const { browser, id } = await busyMember(site(), "ida");
    const { body: page } = await browser.send("GET", readableExportPath);
    expect(page).toContain("<dt>Discord</dt><dd>ida_discord</dd>");
    expect(page).toContain(`<dd>${staffForm.whyModerator}</dd>`);
    expect(page).not.toMatch(/src=|href=|url\(/);
    for (const name of canaries.filter((text) => text.length <= 80)) {
      await site().db.delete(rateLimits);
      await site().db.update(members).set({ name }).where(eq(members.id, id));
      const { headers, body } = await browser.send("GET", readableExportPath);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-disposition": `attachment; filename="${fileName()}.html"`,
        "cache-control": "no-store",
      });
      expect(body.match(/<[a-z!/][^>]*>/gi)?.every((tag) => allowedTag.test(tag))).toBe(true);
    }
  });

  const allowedTag =
    /^<(!doctype html|html lang="en-GB"|meta [^>]*|\/?(html|head|body|title|style|main|h1|h2|p|section|dl|dt|dd))>$/;

  test("refuses most of a member's flood of requests, and holds up nobody else", async () => {
    const [ida, ola] = [await busyMember(site(), "ida"), await busyMember(site(), "ola")];
    const paths = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? "/api/auth/export" : readableExportPath));
    const flood = paths.map((path) => ida.browser.send("GET", path));
    const [others, answers] = await Promise.all([
      Promise.all([ola.browser.call(accountsApi.exportData), ida.browser.call(accountsApi.me)]),
      Promise.all(flood),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(20); // out of ten an hour
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  test("is limited to ten an hour for each member, in both formats together", async () => {
    const [ida, ola] = [await busyMember(site(), "ida"), await busyMember(site(), "ola")];
    for (let made = 0; made < 10; made++) {
      const path = made % 2 === 0 ? "/api/auth/export" : readableExportPath;
      expect((await ida.browser.send("GET", path)).statusCode).toBe(200);
    }
    for (const path of ["/api/auth/export", readableExportPath]) {
      const refused = await ida.browser.send("GET", path);
      expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
      expect(refused.headers["content-disposition"]).toBeUndefined();
    }
    expect((await ola.browser.call(accountsApi.exportData)).statusCode).toBe(200);
  });

  test("needs a recent password confirmation", async () => {
    const { browser, id } = await busyMember(site(), "ida");
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
