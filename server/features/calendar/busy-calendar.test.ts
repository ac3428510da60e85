import { randomUUIDv7 } from "node:crypto";
import { setImmediate as afterOthers } from "node:timers/promises";
import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { maxEvents } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { type Database, inTransaction, publish } from "#server/database/database.ts";
import { rateLimits } from "#server/features/rate-limits/rate-limits.table.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { listEvents } from "./calendar.service.ts";
import { calendarEvents } from "./calendar.table.ts";

const site = useSite();
type Member = Awaited<ReturnType<typeof signedInMember>>;
type Row = typeof calendarEvents.$inferInsert;

const hourMs = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * hourMs);

const row = (change: Partial<Row>): Row => ({
  id: randomUUIDv7(),
  title: "Scrim",
  description: "",
  location: "",
  startsAt: soon(1),
  endsAt: soon(2),
  isAllDay: false,
  color: "#f59e0b",
  category: "scrim",
  priority: "normal",
  isPublic: true,
  isByStaff: false,
  ...change,
});

async function insert(rows: Row[]) {
  for (let at = 0; at < rows.length; at += 500)
    await site()
      .db.insert(calendarEvents)
      .values(rows.slice(at, at + 500));
  await publish(site().db, "calendar");
}

const rowsOf = ({ member }: Pick<Member, "member">, count: number, change: Partial<Row> = {}) =>
  Array.from({ length: count }, (_, at) =>
    row({ title: `${member.name} ${at}`, createdByMemberId: member.id, ...change }),
  );

async function subscriber() {
  const member = await signedInMember(site());
  const { url } = await member.api(calendarApi.subscribe);
  const file = (headers: Record<string, string> = {}, remoteAddress = "198.51.100.1") =>
    site().app.inject({ url: new URL(url).pathname, headers, remoteAddress });
  return { ...member, file };
}

const titlesIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part).summary);

/** Measures how much of this thread's time the answers take, and the longest time that nobody else had a turn. */
async function timed<T>(asked: Promise<T>[]) {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  const responses = Promise.all(asked);
  let isDone = false;
  void responses.finally(() => (isDone = true));
  const begun = spent();
  let [longestPause, former] = [0, begun];
  while (!isDone) {
    await afterOthers();
    const now = spent();
    longestPause = Math.max(longestPause, now - former);
    former = now;
  }
  return { responses: await responses, total: former - begun, longestPause };
}

beforeEach(async () => {
  await site().db.delete(calendarEvents);
  await site().db.delete(rateLimits);
  await publish(site().db, "calendar");
});

describe("a private file", () => {
  test("of 1,000 long events is written in pieces, so others are answered", async () => {
    const { file, ...member } = await subscriber();
    await insert(rowsOf(member, maxEvents, { description: "Ünïcödé, ".repeat(440), isPublic: false }));
    expect(titlesIn((await file()).body)).toHaveLength(maxEvents);
    await publish(site().db, "calendar");
    await site().app.inject({ url: "/" });
    const compressed = { "accept-encoding": "br" }; // or reading the answers here would take most of the time
    const { total, longestPause, responses } = await timed([
      ...Array.from({ length: 10 }, () => file(compressed)),
      ...["/healthz", "/"].map((url) => site().app.inject({ url })),
    ]);
    for (const { statusCode } of responses) expect(statusCode).toBe(200);
    expect(longestPause).toBeLessThan(total / 3);
  });

  test("is written once for each version of the calendar, and answers 304 while it's unchanged", async () => {
    const { file, api, ...member } = await subscriber();
    await insert(rowsOf(member, 1, { isPublic: false }));
    const first = await file();
    const etag = String(first.headers.etag);
    await site().db.update(calendarEvents).set({ title: "Changed behind its back" });
    const others = await Promise.all(Array.from({ length: 10 }, () => file()));
    expect(new Set(others.map(({ body }) => body))).toEqual(new Set([first.body]));
    expect((await file({ "if-none-match": etag })).statusCode).toBe(304);
    const body = {
      title: "New",
      startDate: soon(3).toISOString(),
      endDate: soon(4).toISOString(),
      category: "other",
    } as const;
    await api(calendarApi.create, { body });
    const after = await file({ "if-none-match": etag });
    expect(after.statusCode).toBe(200);
    expect(titlesIn(after.body)).toEqual(["Changed behind its back", "New"]);
  });

  test("is identical each time it's written", async () => {
    const { file, ...member } = await subscriber();
    await insert(rowsOf(member, 3, { updatedAt: new Date("2026-01-01T00:00:00Z") }));
    const first = await file();
    await publish(site().db, "calendar");
    expect(first.body).toContain("DTSTAMP:20260101T000000Z");
    expect((await file({ "if-none-match": String(first.headers.etag) })).statusCode).toBe(304);
  });

  test("is different for each member, with or without events of their own", async () => {
    const [one, other, third] = [await subscriber(), await subscriber(), await subscriber()];
    await insert([...rowsOf(one, 1, { isPublic: false }), ...rowsOf(other, 1, { isPublic: false })]);
    await insert([row({ title: "For all" })]);
    const titles = async ({ file }: typeof one) => titlesIn((await file()).body).toSorted();
    expect(await titles(one)).toEqual(["For all", `${one.member.name} 0`]);
    expect(await titles(other)).toEqual(["For all", `${other.member.name} 0`]);
    expect(await titles(third)).toEqual(["For all"]);
  });

  test("can be read 60 times in ten minutes, and 600 times from one address", async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const asked = await Promise.all(Array.from({ length: 61 }, () => one.file()));
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await other.file()).statusCode).toBe(200);
    await site().db.update(rateLimits).set({ count: 600 }).where(sql`${rateLimits.key} like 'calendarFiles:%'`);
    const refused = await other.file();
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await other.file({}, "203.0.113.5")).statusCode).toBe(200);
  });
});

test("a member's thousand events don't crowd out the team's later ones or another member's", async () => {
  const [{ file, ...reader }, flooder, other, staff] = [
    await subscriber(),
    await signedInMember(site()),
    await signedInMember(site()),
    await signedInStaff(site(), "management"),
  ];
  await insert([
    ...rowsOf(flooder, 2 * maxEvents),
    ...rowsOf(other, 1, { title: "Another's", startsAt: soon(48), endsAt: soon(49) }),
    row({ title: "Final", isByStaff: true, startsAt: soon(72), endsAt: soon(73) }),
  ]);
  for (const { api } of [reader, flooder, staff]) {
    const titles = (await api(calendarApi.events)).map(({ title }) => title);
    expect(titles).toHaveLength(maxEvents);
    expect(titles.slice(-2)).toEqual(["Another's", "Final"]);
  }
  expect(titlesIn((await file()).body).slice(-2)).toEqual(["Another's", "Final"]);
});

test("events that ended long ago aren't read", async () => {
  const member = await signedInMember(site());
  const past = (days: number) => soon(-24 * days);
  const old = rowsOf(member, 5_000).map((event, at) => ({
    ...event,
    startsAt: past(1_000 + at),
    endsAt: past(999 + at),
  }));
  await insert([
    ...old,
    ...rowsOf(member, 20),
    row({ title: "A year", startsAt: past(366), endsAt: soon(0), isByStaff: true, category: "tournament" }),
  ]);
  await site().db.execute(sql`analyze calendar_events`);
  /** PostgreSQL also counts what the connection read in the last second, before this transaction. */
  const readSoFar = async (tx: Database) => {
    const { rows } = await tx.execute<{ count: string }>(
      sql`select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'calendar_events'`,
    );
    return Number(rows[0]?.count ?? 0);
  };
  const read = await inTransaction(site().db, async (tx) => {
    const before = await readSoFar(tx);
    const listed = await listEvents(tx, { viewer: { isStaff: true }, range: {}, team: site().app.team });
    return { listed: listed.length, rows: (await readSoFar(tx)) - before };
  });
  expect(read.listed).toBe(21);
  expect(read.rows).toBeLessThan(100);
});
