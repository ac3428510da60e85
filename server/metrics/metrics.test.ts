import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { channels } from "#server/features/channels/channels.table.ts";
import { liveChecks } from "#server/features/live/live.table.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { videoChannels } from "#server/features/videos/video-queue.table.ts";
import { type Job, runDueJobs } from "#server/jobs/job-runner.ts";
import { jobRuns, jobs } from "#server/jobs/jobs.table.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const METRICS_TOKEN = "only-for-tests-16";
const without = useSite();
let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await createTestSite({ METRICS_TOKEN });
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site.close());

const ask = (authorization?: string) =>
  fetch(`${origin}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
const scrape = async () => (await ask(`Bearer ${METRICS_TOKEN}`)).text();

/** Returns the value of the series with these labels, in any order; undefined if there is none. */
async function read(name: string, labels: Record<string, string> = {}, from?: string): Promise<number | undefined> {
  const lines = (from ?? (await scrape())).split("\n").filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  const line = lines.find((one) => Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`)));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

const countOf = async (route: string, status: number, method = "GET") =>
  (await read("http_request_duration_seconds_count", { method, route, status: String(status) })) ?? 0;

describe("reading the metrics", () => {
  test("is 404 if METRICS_TOKEN isn't set, whatever is sent", async () => {
    for (const url of ["/metrics", "/nothing-here"]) {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      expect((await without().app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  test.each([undefined, "", "Bearer", "Bearer ", METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])(
    "is refused with %s",
    async (authorization) => {
      const response = await ask(authorization);
      expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await response.text()).not.toContain("http_request");
    },
  );

  test("works with the token, in Prometheus' format and uncached, even while the site is locked", async () => {
    const by = { isConsole: true } as const;
    await setSwitch(site.db, { name: "lockdown", isOn: true, by });
    const response = await ask(`Bearer ${METRICS_TOKEN}`);
    await setSwitch(site.db, { name: "lockdown", isOn: false, by });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("requests", () => {
  test("are counted by route and status, and invented addresses add no series", async () => {
    const before = await countOf("/api/*", 404);
    const asked = Array.from({ length: 20 }, (_, number) => `/api/invented-${number}?email=ida@demo.example`);
    for (const path of [...asked, "/api/players?limit=3", "/about", "/invented"])
      await (await fetch(origin + path)).text();
    await expect.poll(() => countOf("/api/*", 404)).toBe(before + asked.length);
    await expect.poll(() => countOf("/*", 404)).toBe(1);
    expect(await countOf("/api/players", 200)).toBe(1);
    expect(await countOf("/*", 200)).toBeGreaterThan(0);
    expect(await scrape()).not.toMatch(/invented|ida@|limit=/);
  });

  test("don't include the calls that a page makes while it's rendered", async () => {
    const news = () => countOf("/api/news", 200);
    const before = await news();
    site.app.responses.invalidate("*");
    await (await fetch(`${origin}/news`)).text();
    expect(await news()).toBe(before);
  });

  test("for a page that was made before count as cache hits", async () => {
    const hits = async () => (await read("site_cached_responses_total", { cache: "public", result: "hit" })) ?? 0;
    const made = async () => (await read("site_cached_responses_total", { cache: "public", result: "made" })) ?? 0;
    await (await fetch(`${origin}/terms`)).text();
    const [hitsBefore, madeBefore] = [await hits(), await made()];
    for (let time = 0; time < 5; time++) await (await fetch(`${origin}/terms`)).text();
    expect([await hits(), await made()]).toEqual([hitsBefore + 5, madeBefore]);
  });
});

describe("the metrics show", () => {
  beforeEach(async () => {
    for (const table of [outbox, jobs, jobRuns]) await site.db.delete(table);
  });

  test("how many waited for a connection, and for how long", async () => {
    const requests = { pool: "requests" };
    const before = (await read("site_pool_waits_total", requests)) ?? 0;
    await Promise.all(Array.from({ length: 60 }, () => site.db.execute(sql`select pg_sleep(0.005)`)));
    expect(await read("site_pool_waits_total", requests)).toBeGreaterThan(before);
    expect(await read("site_pool_wait_seconds_total", requests)).toBeGreaterThan(0);
    expect(await read("site_pool_waiting", requests)).toBe(0);
  });

  test("waiting and dead messages", async () => {
    const mail = { to: "ida@demo.example", subject: "Hello", text: "Hello" };
    for (let count = 0; count < 3; count++) await queueMail(site.db, mail);
    await site.db.update(outbox).set({ deadAt: new Date() }).where(sql`id = (select max(id::text)::uuid from outbox)`);
    const state = (one: string) => read("site_outbox_messages", { channel: "mail", state: one });
    expect([await state("waiting"), await state("dead")]).toEqual([2, 1]);
    expect(await scrape()).not.toContain("ida@");
  });

  test("how background jobs ended, and when", async () => {
    const schedule = { everyMs: 1_000 };
    const good: Job = { name: "good", schedule, run: async () => {} };
    const bad: Job = { name: "bad", schedule, run: () => Promise.reject(new Error("no")) };
    const { log } = recordLog("fatal");
    for (const at of [1_700_000_000, 1_700_000_100])
      await runDueJobs(site.database.background, { jobs: [good, bad], log }, new Date(at * 1000));
    expect(await read("site_job_runs", { name: "good", outcome: "done" })).toBe(2);
    expect(await read("site_job_runs", { name: "bad", outcome: "failed" })).toBe(2);
    expect(await read("site_job_last_run_timestamp_seconds", { name: "bad" })).toBe(1_700_000_100);
    expect(await scrape()).not.toMatch(/[{,](?:job|instance)=/); // Prometheus sets these labels, and renames ours
  });

  test("which platforms don't tell their follower counts or who is live, and why", async () => {
    const at = new Date();
    const times = { connectedAt: at, askedAt: at, nextTryAt: at, failedSince: at };
    await site.db.insert(channels).values({ platform: "twitch", handle: "summit", failure: "revoked", ...times });
    await site.db.insert(channels).values({ platform: "discord", handle: "summit", ...times });
    const check = { id: randomUUIDv7(), platform: "twitch", nextTryAt: at, triedAt: at } as const;
    await site.db.insert(liveChecks).values({ ...check, failure: "limited", failedSince: at });
    expect(await read("site_channel_failing", { platform: "twitch", reason: "limited" })).toBe(1);
    expect(await read("site_channel_failing", { platform: "twitch", reason: "revoked" })).toBe(1);
    expect(await read("site_channel_failing", { platform: "discord" })).toBeUndefined();
    for (const table of [channels, liveChecks]) await site.db.delete(table);
  });

  test("that new videos don't arrive, and why", async () => {
    const at = new Date();
    const times = { askedAt: at, nextTryAt: at, failedSince: at };
    const channel = { platform: "youtube", handle: "@summit", failure: "limited", ...times } as const;
    expect(await read("site_new_videos_failing", { reason: "limited" })).toBeUndefined();
    await site.db.insert(videoChannels).values(channel);
    expect(await read("site_new_videos_failing", { reason: "limited" })).toBe(1);
    await site.db.delete(videoChannels);
  });

  test("memory, the event loop, the engine and the database", async () => {
    const now = await scrape();
    const own = process.memoryUsage.rss();
    expect(await read("site_process_tree_memory_bytes", {}, now)).toBeGreaterThan(own / 2);
    expect(await read("nodejs_eventloop_lag_p99_seconds", {}, now)).toBeGreaterThanOrEqual(0);
    expect(await read("site_engine_restarts_total", {}, now)).toBeGreaterThanOrEqual(0);
    expect(await read("site_database_up", {}, now)).toBe(1);
  });
});
