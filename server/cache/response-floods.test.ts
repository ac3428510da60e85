import { randomBytes, randomUUIDv7 } from "node:crypto";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { publish } from "#server/database/database.ts";
import { calendarEvents } from "#server/features/calendar/calendar.table.ts";
import { news } from "#server/features/news/news.table.ts";
import { signedInMember } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { laterPageLimit } from "./public-responses.ts";

const site = useSite();
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const get = (url: string, cookie = "", remoteAddress = "203.0.113.7") =>
  site().app.inject({ url, remoteAddress, headers: { cookie } });

const article = (at: number) => ({
  id: randomUUIDv7(),
  title: `Article ${at}`,
  excerpt: "Long",
  content: randomBytes(24_000).toString("base64"), // random bytes don't compress
  category: "general" as const,
  status: "published" as const,
  readTime: 1,
  publishedAt: inDays(-100 + at),
});

const event = (at: number) => ({
  id: randomUUIDv7(),
  title: `Event ${at}`,
  description: `Bring water to number ${at}. `.repeat(140),
  location: "",
  startsAt: inDays(at % 100),
  endsAt: inDays(at % 100),
  isAllDay: false,
  color: "#f59e0b",
  category: "scrim" as const,
  priority: "normal" as const,
  isPublic: true,
  isByStaff: false,
});

beforeAll(async () => {
  const { db } = site();
  await db.insert(news).values(Array.from({ length: 42 }, (_, at) => article(at)));
  for (let made = 0; made < 1_000; made += 250)
    await db.insert(calendarEvents).values(Array.from({ length: 250 }, (_, at) => event(made + at)));
  for (const topic of ["news", "calendar"] as const) await publish(db, topic);
});

const cursorAt = (at: number) => Buffer.from(JSON.stringify([inDays(-at), randomUUIDv7()])).toString("base64url");
const firstPages = (path: string) => Array.from({ length: 14 }, (_, at) => `${path}?limit=${27 + at}`);
const times = Array.from(
  { length: 14 },
  (_, at) => `/api/calendar/events?from=${inDays(-1).toISOString()}&to=${inDays(100 + at).toISOString()}`,
);

async function flood(urls: string[], cookie?: string) {
  const answers = await Promise.all(urls.map((url) => get(url, cookie)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
}

/** Returns how many pages were made during the work. */
async function pagesMadeBy(work: () => Promise<unknown>): Promise<number> {
  const { responses, signedInResponses } = site().app;
  const made = () => responses.served.made + signedInResponses.served.made;
  const before = made();
  await work();
  return made() - before;
}

describe("no cached page is evicted", () => {
  test("by requests for a list in many sizes", async () => {
    const readPage = () => get("/management");
    await readPage();
    await flood(firstPages("/api/news"));
    expect(await pagesMadeBy(readPage)).toBe(0);
  });

  test("by requests for a calendar over many ranges", async () => {
    const [{ cookie }, reader] = [await signedInMember(site()), await signedInMember(site())];
    const readPage = () => get("/management", reader.cookie);
    await readPage();
    await publish(site().db, "calendar");
    await readPage();
    await flood(times, cookie);
    expect(await pagesMadeBy(readPage)).toBe(0);
  });
});

test("while later pages of lists wait, the rest of the site is served, and those past the limit are told to come back", async () => {
  const { cookie } = await signedInMember(site());
  await get("/api/players");
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  onTestFinished(() => open());
  const running = Array.from({ length: 2 }, () => laterPageLimit(() => gate));
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  const flood = Array.from({ length: 140 }, async (_, at) => {
    answers.push(await get(`/api/news?limit=1&cursor=${cursorAt(at)}`));
  });
  await expect.poll(() => answers.length).toBe(12); // 128 wait

  const others = ["/api/players", "/", "/healthz", "/api/news?limit=3", "/api/calendar/events"];
  for (const url of others) expect((await get(url, cookie)).statusCode, url).toBe(200);
  expect((await get("/")).statusCode).toBe(200);
  expect(answers).toHaveLength(12);
  for (const { statusCode, headers, body } of answers)
    expect([statusCode, headers["retry-after"], JSON.parse(body).code]).toEqual([503, "1", "overloaded"]);

  open();
  await Promise.all([...running, ...flood]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(128);
});

test("simultaneous requests for a list share one answer", async () => {
  await publish(site().db, "achievements");
  const answers = await Promise.all(Array.from({ length: 300 }, () => get("/api/achievements")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
