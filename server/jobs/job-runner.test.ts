import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable, inTransaction } from "#server/database/database.ts";
import { jobsOf } from "#server/start/all-jobs.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { keepDatabase } from "#server/testing/site/kept-database.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { type Job, runDueJobs } from "./job-runner.ts";
import { takeJob } from "./jobs.service.ts";
import { jobRuns, jobs } from "./jobs.table.ts";

const site = useSite();
const { log, lines } = recordLog();
const begun = new Date("2026-03-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
const schedule = { everyMs: 24 * 3_600_000 };
const day = 24 * 60;

let runs = 0;
const count: Job = {
  name: "count",
  schedule,
  run: async () => {
    runs += 1;
  },
};
const run = (minutes: number, some: Job[] = [count]) =>
  runDueJobs(site().database.background, { jobs: some, log }, minutesLater(minutes));

beforeEach(async () => {
  runs = 0;
  lines.length = 0;
  await site().db.delete(jobs);
  await site().db.delete(jobRuns);
});

describe("a background job", () => {
  test("runs when it is due, even if the site is restarted each time", async () => {
    for (const minutes of [0, 1, day - 1]) await run(minutes);
    expect(runs).toBe(1);
    await run(day);
    expect(runs).toBe(2);
    const [row] = await site().db.select().from(jobRuns).orderBy(jobRuns.startedAt);
    expect(row).toMatchObject({ job: "count", startedAt: begun, outcome: "done", durationMs: expect.any(Number) });
  });

  test("logs when it ran and for how long at level info", async () => {
    const { log: telling, lines: told } = recordLog("info");
    await runDueJobs(site().database.background, { jobs: [count], log: telling }, begun);
    const startedAt = begun.toISOString();
    const run = {
      msg: "a background job ran",
      job: "count",
      startedAt,
      durationMs: expect.any(Number),
      outcome: "done",
    };
    expect(told).toMatchObject([run]);
    expect(lines).toEqual([]);
  });

  test("is run by only one of several instances", async () => {
    await Promise.all(Array.from({ length: 20 }, () => runDueJobs(site().db, { jobs: [count], log }, begun)));
    expect(runs).toBe(1);
  });

  test("is run by another instance an hour after its own was killed", async () => {
    await takeJob(site().db, "count", schedule, begun);
    await run(59);
    expect(runs).toBe(0);
    await run(60);
    expect(runs).toBe(1);
  });

  test("that outlives its lease leaves its successor's alone", async () => {
    const { promise: late, resolve: end } = Promise.withResolvers<void>();
    const slow: Job = { name: "count", schedule, run: () => late };
    const first = run(0, [slow]);
    await expect.poll(() => site().db.$count(jobs)).toBe(1);
    const heldUntil = await takeJob(site().db, "count", schedule, minutesLater(61)); // another instance
    end();
    await first;
    expect(await site().db.select({ heldUntil: jobs.heldUntil }).from(jobs)).toEqual([{ heldUntil }]);
    await run(62);
    expect(runs).toBe(0);
  });

  test("isn't delayed when the clock is put back", async () => {
    await run(30 * day);
    await run(0);
    expect(runs).toBe(2);
  });

  test("that fails is logged and recorded, doesn't stop the others and is retried within the hour", async () => {
    const fail: Job = { name: "fail", schedule, run: () => Promise.reject(new Error("no")) };
    await run(0, [fail, count]);
    expect(runs).toBe(1);
    expect(lines).toMatchObject([{ msg: "a background job failed", job: "fail", err: { message: "no" } }]);
    await run(60, [fail, count]);
    expect(await site().db.select({ outcome: jobRuns.outcome }).from(jobRuns)).toEqual(
      expect.arrayContaining([{ outcome: "done" }, { outcome: "failed" }, { outcome: "failed" }]),
    );
  });

  test("logs nothing if the database is away, and is tried again a minute later", async () => {
    const away = vi.spyOn(site().database.background, "insert").mockImplementation(() => {
      throw new DatabaseUnavailable("The database can't answer: away");
    });
    await run(0, [count, { ...count, name: "another" }]);
    expect(away).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([]);
    away.mockRestore();
    await run(1, [count, { ...count, name: "another" }]);
    expect(runs).toBe(2);
  });

  test("has its own connection, whatever requests do with theirs", async () => {
    if (site().database.engine === "embedded") return; // its sessions take turns
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const busy = Array.from({ length: 20 }, () => inTransaction(site().db, () => over));
    const one: Job = { name: "one", schedule, run: async (db) => void (await db.execute(sql`select 1`)) };
    await run(0, [one, count]);
    end();
    await Promise.all(busy);
    expect([runs, lines]).toEqual([1, []]);
  });
});

test("the embedded database is vacuumed every day, even if it is reopened every day", async () => {
  const kept = await keepDatabase();
  const vacuums: number[] = [];
  for (const at of [0, day, 2 * day]) {
    const database = await kept.open();
    await runDueJobs(database.background, { jobs: jobsOf(database), log }, minutesLater(at));
    const rows = await database.db.select().from(jobRuns);
    const done = (name: string) => rows.filter(({ job, outcome }) => job === name && outcome === "done").length;
    expect(done("checkpoint")).toBe(done("vacuum"));
    vacuums.push(done("vacuum"));
    await database.close();
  }
  await kept.remove();
  expect(vacuums).toEqual(process.env.TEST_ENGINE === "postgres" ? [0, 0, 0] : [1, 2, 3]);
});
