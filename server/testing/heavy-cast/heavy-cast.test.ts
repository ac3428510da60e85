import { expect, test } from "vitest";
import { members } from "#server/features/accounts/accounts.table.ts";
import { achievements } from "#server/features/achievements/achievements.table.ts";
import { applications } from "#server/features/applications/applications.table.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { redemptions, rewardItems } from "#server/features/points/points.table.ts";
import { ensureFirstAdmin } from "#server/features/staff/accounts/staff.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { behindProxy, fromNewAddress } from "#server/testing/site/addresses.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { fillHeavyCast } from "./fill-heavy-cast.ts";
import { heavyPassword } from "./people.ts";
import type { Ask } from "./person.ts";

const site = useSite(behindProxy);

const expected = {
  players: { table: players, rows: 54 },
  results: { table: achievements, rows: 400 },
  articles: { table: news, rows: 40 },
  rewards: { table: rewardItems, rows: 25 },
  events: { table: calendarEvents, rows: 300 },
  videos: { table: videos, rows: 30 },
  messages: { table: contactMessages, rows: 200 },
  applications: { table: applications, rows: 60 },
  members: { table: members, rows: 24 },
  staff: { table: staffAccounts, rows: 6 },
  redemptions: { table: redemptions, rows: 48 },
};

const ask: Ask = async (path, { method, headers, body }) => {
  const response = await site().app.inject({
    method: method as "GET", // fetch's own type is any string
    url: path,
    headers: { ...Object.fromEntries(new Headers(headers)), ...fromNewAddress() },
    ...(body && { payload: typeof body === "string" ? body : Buffer.from(body as ArrayBuffer) }), // the cast sends no others
  });
  const cookies = [response.headers["set-cookie"] ?? []].flat().map((set): [string, string] => ["set-cookie", set]);
  return new Response(response.body || null, { status: response.statusCode, headers: cookies });
};

test.runIf(isLong)("the heavy cast fills a site without anything being refused", async () => {
  const admin = { username: "ada_admin", password: heavyPassword };
  await ensureFirstAdmin(site().db, admin);
  await fillHeavyCast({ ask, admin, today: new Date() });
  const { db } = site();
  const counts = Object.entries(expected).map(async ([name, { table }]) => [name, await db.$count(table)] as const);
  const rows = Object.entries(expected).map(([name, { rows }]) => [name, rows] as const);
  expect(Object.fromEntries(await Promise.all(counts))).toEqual(Object.fromEntries(rows));
});
