import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { playerSlugOf } from "#contract/player-pages/player-path.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { personFilePath } from "#contract/team/admin/constants.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { memberSessions } from "#server/features/accounts/accounts.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { staffSessions } from "#server/features/staff/staff.table.ts";
import { features } from "#server/features.ts";
import { busyMember } from "#server/testing/cast/busy-member.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { newLink } from "#server/testing/cast/links-cast.ts";
import { formOf, formType, pictureForm, plain } from "#server/testing/cast/pictures.ts";
import { servedAddresses } from "#server/testing/endpoints/served-addresses.ts";
import { fingerprint } from "#server/testing/measures/fingerprint.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team } from "#team.config.ts";

const site = useSite();

const counters = { member_sessions: ["last_seen_at"], staff_sessions: ["last_seen_at"] };

/** Everything but what reading may change: when a session was last used, and how often someone has read. */
async function contentNow() {
  const { rate_limits: _counts, ...content } = await fingerprint(site(), counters);
  return content;
}

/** The privacy record promises that reading applications and exporting points or the audit log is logged. */
const watched = [
  "audit_log by /api/admin/points/transactions.csv",
  "audit_log by /api/admin/applications",
  "audit_log by /api/admin/applications.csv",
  "audit_log by /api/admin/audit-log.csv",
];

/** Pages have no routes of their own: the server renders whatever the client's router knows. */
const pages = [
  "/ /about /management /apply /news /news/:id /privacy /terms /locked /nowhere",
  "/news?search=pennine /news/category/general /news/tags/roster",
  "/results /results?year=2025 /results/:id /players /players/:slug /schedule",
  "/login /register /forgot-password /reset-password /verify-email /delete-account /admin-login",
  "/dashboard /settings /points /calendar /staff-application /management-application /admin",
  "/admin/analytics /admin/players /admin/achievements /admin/news /admin/messages /admin/social",
  "/admin/applications /admin/points /admin/calendar /admin/temp-access /admin/settings",
].flatMap((some) => some.split(" "));

let cookie = "";
let values: Record<string, string[]> = {};
beforeAll(async () => {
  const { db } = site();
  await fillDemonstration(db, features);
  await busyMember(site(), "ida");
  await site().api(contactMessagesApi.send, {
    body: { name: "Ola", email: "ola@demo.example", subject: "media", message: "Hello there" },
  });
  const [member, admin] = [await signedInMember(site()), await signedInStaff(site(), "admin")];
  await member.api(accountsApi.confirm, { body: { password: castPassword } });
  const { url } = await member.api(calendarApi.subscribe);
  const { call } = await newLink(site());
  const preview = await admin.api(previewLinksApi.create, { body: { path: "/about" } });
  const content = await plain(512, 512).png().toBuffer();
  const upload = (url: string, payload: Buffer) => {
    const headers = { cookie: admin.cookie, "content-type": formType };
    return site().app.inject({ method: "POST", url, headers, payload });
  };
  await upload("/api/admin/favicon", formOf({ name: "favicon", filename: "icon.png", content }));
  const picture = (await upload("/api/admin/uploads", pictureForm(content))).json<{ url: string }>();
  await db.update(memberSessions).set({ lastSeenAt: sql`now() - interval '1 hour'` });
  await db.update(staffSessions).set({ lastSeenAt: sql`now() - interval '1 hour'` });
  cookie = `${member.cookie}; ${admin.cookie}`;
  const articles = (await site().api(newsApi.list)).map(({ id }) => id);
  const results = (await site().api(achievementsApi.list)).map(({ id }) => id);
  const [player] = await admin.api(playersAdminApi.listForStaff);
  const { id = "", gamertag = "", realName = "" } = player ?? {};
  await admin.api(playersAdminApi.update, { params: { id }, body: { gamertag, realName, hasPage: true } });
  const { next: events } = await site().api(calendarApi.schedule);
  const messages = (await db.select().from(contactMessages)).map(({ id }) => id);
  values = {
    ":slug": [playerSlugOf(gamertag)],
    ":id": [
      ...articles,
      ...results.slice(0, 1),
      ...events.map(({ id }) => id),
      ...messages,
      member.member.id,
      admin.account.id,
    ],
    ":type": ["admin", "applicant"],
    ":linkCode": [call.split("/").at(-1) ?? "", preview.linkCode ?? ""],
    ":token": [new URL(url).pathname.split("/").at(-1)?.replace(".ics", "") ?? ""],
    ":name": [picture.url.split("/").at(-1) ?? ""],
  };
});

const leader = team.about.leadership[0]?.name ?? "";

/** Returns the address once for each thing it may be about. */
function filledIn(path: string): string[] {
  const plainPath = path.replace(/\(\^[^)]*\)/, "");
  const [name] = /:[a-zA-Z]+/.exec(plainPath) ?? [];
  if (plainPath === "/api/admin/search") return [`${plainPath}?search=demo`]; // it needs something to look for
  if (plainPath === personFilePath) return [`${plainPath}?${new URLSearchParams({ name: leader })}`]; // and this somebody
  if (!name) return [plainPath];
  return (values[name] ?? []).flatMap((value) => filledIn(plainPath.replace(name, value)));
}

test("reading changes nothing in any table, whatever someone who is both admin and member looks at", async () => {
  const routes = servedAddresses(site()).filter((address) => address.startsWith("GET ") && !address.includes("*"));
  const unread: string[] = [];
  const writing: string[] = [];
  let before = await contentNow();
  for (const path of [...routes.map((address) => address.slice("GET ".length)), ...pages]) {
    const statuses: number[] = [];
    for (const url of filledIn(path)) statuses.push((await site().app.inject({ url, headers: { cookie } })).statusCode);
    if (!statuses.some((status) => status < 400)) unread.push(`${path} ${statuses.join()}`);
    const after = await contentNow();
    writing.push(
      ...Object.keys(after).flatMap((table) => (after[table] === before[table] ? [] : `${table} by ${path}`)),
    );
    before = after;
  }
  expect(writing).toEqual(watched);
  expect(unread).toEqual(["/locked 404", "/nowhere 404"]);
});

test("a stored message would have been noticed", async () => {
  const before = await contentNow();
  const body = { name: "Ida", email: "ida@demo.example", subject: "media", message: "May we film?" } as const;
  await site().api(contactMessagesApi.send, { body });
  expect(await contentNow()).not.toEqual(before);
});
