import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { mostOfKind } from "#contract/search/constants.ts";
import { searchApi } from "#contract/search/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { recordStatements } from "#server/testing/lists/recorded-statements.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
type Asker = Pick<Awaited<ReturnType<typeof signedInStaff>>, "api">;

const event = (title: string, change: Partial<typeof calendarEvents.$inferInsert> = {}) => ({
  id: randomUUIDv7(),
  title,
  description: "",
  location: "",
  startsAt: new Date("2026-05-01T18:00:00Z"),
  endsAt: new Date("2026-05-01T19:00:00Z"),
  isAllDay: false,
  color: "#f59e0b",
  category: "scrim" as const,
  priority: "normal" as const,
  isPublic: true,
  isByStaff: true,
  ...change,
});

/** One of each kind has Moorland in its name. */
beforeAll(async () => {
  const { db } = site();
  await db.insert(players).values({ id: randomUUIDv7(), gamertag: "Moorland", realName: "Ida Example", role: "Coach" });
  const article = { excerpt: "x", content: "x", category: "general", status: "draft", readTime: 1 } as const;
  await db.insert(news).values({ id: randomUUIDv7(), title: "The Moorland Cup", ...article });
  await db
    .insert(calendarEvents)
    .values([event("Scrim at Moorland"), event("Moorland, which was deleted", { deletedAt: new Date() })]);
  await signedInMember(site(), { name: "Mia Moorland", email: "mia@demo.example" });
  const chief = await signedInStaff(site(), "chief", "moorland_chief");
  await chief.api(applicationsAdminApi.record, { body: { ...recordedForm, name: "Max Moorland" } });
});

const find = ({ api }: Asker, search: string) => api(searchApi.find, { query: { search } });
const namesFor = async (asker: Asker, search = "moorland") =>
  (await find(asker, search)).map(({ kind, name }) => `${kind} ${name}`);

const everybodys = ["applicant Max Moorland", "event Scrim at Moorland"];
const editors = ["player Moorland", "article The Moorland Cup", ...everybodys];

test("each role finds what it may see, and nothing else", async () => {
  const as = async (role: StaffRole) => namesFor(await signedInStaff(site(), role));
  expect(await as("management")).toEqual(everybodys);
  expect(await as("chief")).toEqual(editors);
  expect(await as("admin")).toEqual([
    ...editors.slice(0, 2),
    "member Mia Moorland",
    "staff moorland_chief",
    ...everybodys,
  ]);
});

test("a guest doesn't find staff accounts, whatever their role", async () => {
  const kinds = (await find(await signedInTemporary(site(), "admin"), "moorland")).map(({ kind }) => kind);
  expect(kinds).toContain("member");
  expect(kinds).not.toContain("staff");
});

test("part of a name is enough, in any case, and wildcards are ordinary characters", async () => {
  const chief = await signedInStaff(site(), "chief");
  expect(await namesFor(chief, "  OORLAND c")).toEqual(["article The Moorland Cup"]);
  expect(await namesFor(chief, "ida ex")).toEqual(["player Moorland"]);
  for (const pattern of ["moor%", "m__rland", "moor\\"]) expect(await namesFor(chief, pattern), pattern).toEqual([]);
});

test("only a few results of each kind are returned, however many there are", async () => {
  const many = Array.from({ length: 40 }, (_, n) => event(`Quarry night ${n}`));
  await site().db.insert(calendarEvents).values(many);
  expect(await namesFor(await signedInStaff(site(), "chief"), "quarry")).toHaveLength(mostOfKind);
});

test("even the oldest of many is found, with an index", async () => {
  for (let from = 1; from < 30_000; from += 3_000)
    await site().db.execute(sql`
      insert into members (id, name, email)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Old Member ' || n, 'old' || n || '@demo.example'
      from generate_series(${from}::int, ${from + 2_999}::int) n`);
  await site().db.execute(sql`vacuum analyze members`);
  const admin = await signedInStaff(site(), "admin");
  const statements = recordStatements(site().db);
  expect(await namesFor(admin, "17777")).toEqual(["member Old Member 17777"]);
  const plans = await Promise.all(statements.thatSearch("members").map(({ explain }) => explain()));
  statements.stop();
  expect(plans).toEqual([expect.stringContaining("members_search")]);
});

test("an applicant is found by the name on their form, whether they sent it or it was recorded", async () => {
  const applicant = await signedInMember(site(), { name: "Ola Demo", email: "ola@demo.example" });
  await applicant.api(applicationsApi.sendStaff, { body: { ...staffForm, preferredName: "Fernand" } });
  expect(await namesFor(await signedInStaff(site(), "chief"), "fernand")).toEqual(["applicant Fernand"]);
});

test("a search that's too short or too long is refused with a sentence", async () => {
  const { headers } = await signedInStaff(site(), "chief");
  for (const search of ["", "a", " a ", "x".repeat(81)]) {
    const response = await site().app.inject({
      url: `/api/admin/search?search=${encodeURIComponent(search)}`,
      headers,
    });
    expect([response.statusCode, response.json().code], search).toEqual([400, "invalid_input"]);
  }
});

test("a person is found as their name is typed: without accents, in either composition, in any case, with either apostrophe", async () => {
  const admin = await signedInStaff(site(), "admin");
  const name = "Jos\u00e9 Garc\u00eda O\u2019Neil of \u0130STANBUL, Stra\u00dfe \u0141\u00f3d\u017a";
  await signedInMember(site(), { name, email: "typed@demo.example" });
  const typed =
    "jose JOS\u00c9 jose\u0301 o'neil O\u2019NEIL garci\u0301a strasse STRA\u00dfE istanbul \u0131stanbul \u0130stanbul lodz".split(
      " ",
    );
  for (const search of [...typed, "jose  garcia", "garcia \t o"]) {
    expect(await namesFor(admin, search), search).toContain(`member ${name}`);
    const listed = await admin.api(staffAccountsApi.users, { query: { search } });
    expect(JSON.stringify(listed), search).toContain(name);
  }
});

test("someone with an international email domain is found by it, as typed or as it's registered", async () => {
  const chief = await signedInStaff(site(), "chief");
  const record = (name: string, email: string) =>
    chief.api(applicationsAdminApi.record, { body: { ...recordedForm, name, email } });
  await record("Ida Domain", "ida@m\u00fcnchen.example");
  await record("Eve Elsewhere", "ida@munchen.example");
  for (const search of ["ida@m\u00fcnchen.example", "M\u00dcNCHEN.example", "ida@xn--mnchen-3ya.example"]) {
    const found = await chief.api(applicationsAdminApi.list, { query: { search } });
    expect(
      found.map(({ name }) => name),
      search,
    ).toContain("Ida Domain");
  }
});
