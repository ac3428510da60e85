import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { deliverNext } from "#server/features/outbox/delivery.service.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import type { Transport } from "#server/features/outbox/transport.client.ts";
import { runDueJobs } from "#server/jobs/job-runner.ts";
import { jobRuns, jobs } from "#server/jobs/jobs.table.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const folder = mkdtempSync(join(tmpdir(), "health-"));
const site = useSite({ DATA_DIR: folder, BACKUP_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  for (const table of [outbox, auditLog, jobs, jobRuns]) await site().db.delete(table);
});

const admin = () => signedInStaff(site(), "admin");
const read = async () => (await admin()).api(healthApi.get);
const { log } = recordLog();

test("shows the version, the engine, the free disk space and that nothing has run yet", async () => {
  const health = await read();
  expect(health).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    engine: process.env.TEST_ENGINE,
    backup: { isNightly: true, last: null, isOverdue: false },
    jobs: [],
    failedRuns: [],
    mail: { isSent: false, waiting: 0, lastError: null, undeliveredCount: 0, undelivered: [] },
    failedSignIns: [],
    lookalikes: [],
  });
  expect(health.freeBytes).toBeGreaterThan(0);
});

test("shows the newest backup", async () => {
  for (const day of ["2026-03-01", "2026-03-03", "2026-03-02"])
    writeFileSync(join(folder, `${day}T03-00-00Z.backup`), "12345");
  expect((await read()).backup.last).toEqual({ at: "2026-03-03T03:00:00.000Z", bytes: 5 });
});

test("says that the nightly backup is overdue after two days", async () => {
  const backUp = (hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString().slice(0, 19).replaceAll(":", "-");
    writeFileSync(join(folder, `${at}Z.backup`), "12345");
  };
  backUp(49);
  expect((await read()).backup.isOverdue).toBe(true);
  backUp(47);
  expect((await read()).backup.isOverdue).toBe(false);
});

test("shows how each job's last run went and when the next is due", async () => {
  const schedule = { everyMs: 3_600_000 };
  const run = (fails: boolean, now: string) => {
    const tidy = {
      name: "tidy",
      schedule,
      run: () => (fails ? Promise.reject(new Error("The disk is full")) : Promise.resolve()),
    };
    const other = { name: "air", schedule: { everyMs: 86_400_000 }, run: async () => {} };
    return runDueJobs(site().database.background, { jobs: [tidy, other], log }, new Date(now));
  };
  await run(false, "2026-03-01T12:00:00Z");
  await run(true, "2026-03-01T13:00:00Z");
  const ahead = {
    id: randomUUIDv7(),
    job: "tidy",
    startedAt: new Date("2126-03-01"),
    durationMs: 1,
    outcome: "done",
  } as const;
  await site().db.insert(jobRuns).values(ahead); // from before the clock was put back
  expect((await read()).jobs).toMatchObject([
    {
      name: "air",
      dueAt: "2026-03-02T12:00:00.000Z",
      lastRun: { startedAt: "2026-03-01T12:00:00.000Z", outcome: "done", error: null },
    },
    {
      name: "tidy",
      dueAt: "2026-03-01T14:00:00.000Z",
      lastRun: { startedAt: "2026-03-01T13:00:00.000Z", outcome: "failed", error: "The disk is full" },
    },
  ]);
});

test("shows that a job failed even if it has run well since", async () => {
  const run = (at: number, outcome: "done" | "failed") => {
    const [startedAt, error] = [new Date(Date.UTC(2026, 2, 1, at)), outcome === "failed" ? `Failure ${at}` : null];
    return { id: randomUUIDv7(), job: "back up", startedAt, durationMs: 40, outcome, error };
  };
  await site()
    .db.insert(jobRuns)
    .values([...Array.from({ length: 21 }, (_, at) => run(at, "failed")), run(22, "done")]);
  const { failedRuns } = await read();
  expect(failedRuns).toHaveLength(20);
  expect(failedRuns[0]).toEqual({
    job: "back up",
    startedAt: "2026-03-01T20:00:00.000Z",
    durationMs: 40,
    error: "Failure 20",
  });
});

const mail = { channel: "mail", payload: { to: "ida@demo.example", subject: "Hello", text: "A secret link" } } as const;

test("shows waiting and undelivered mail without its text, and can send it again", async () => {
  const { db } = site();
  const [dead, waiting] = [randomUUIDv7(), randomUUIDv7()];
  const later = new Date(Date.now() + 3_600_000);
  await db.insert(outbox).values([
    { id: dead, ...mail, attempts: 36, deadAt: new Date(), lastError: "mailbox full" },
    { id: waiting, ...mail, nextAttemptAt: later, attempts: 1, lastError: "no answer" },
  ]);
  const { api } = await admin();
  const { mail: state } = await api(healthApi.get);
  expect(state).toMatchObject({
    waiting: 1,
    lastError: "no answer",
    undeliveredCount: 1,
    undelivered: [{ id: dead, to: "ida@demo.example", subject: "Hello", lastError: "mailbox full" }],
  });
  expect(JSON.stringify(state)).not.toContain("secret");

  await api(healthApi.sendAgain, { params: { id: dead } });
  expect((await api(healthApi.get)).mail).toMatchObject({ waiting: 2, undelivered: [] });
  const sent: string[] = [];
  const transport: Transport = { destination: "here", send: async ({ id }) => void sent.push(id) };
  await deliverNext(db, { transports: { mail: transport, discord: transport }, log });
  expect(sent).toEqual([dead]);
  const [entry] = await api(auditLogApi.list);
  expect(entry).toMatchObject({ action: "undelivered-messages.send-again", target: "mail", targetId: dead });
});

test("mail that is gone or still waiting can't be sent again", async () => {
  const id = randomUUIDv7();
  await site()
    .db.insert(outbox)
    .values({ id, ...mail });
  const { api } = await admin();
  await expect(api(healthApi.sendAgain, { params: { id } })).rejects.toThrow("404");
  await expect(api(healthApi.sendAgain, { params: { id: randomUUIDv7() } })).rejects.toThrow("404");
});

test("counts failed sign-ins of the last 24 hours by account", async () => {
  const { account, api } = await admin();
  const fail = (username: string) => site().api(staffApi.login, { body: { username, password: "a wrong one" } });
  for (const name of [account.username, account.username, "nobody at all"])
    await expect(fail(name)).rejects.toThrow("401");
  const at = new Date(Date.now() - 25 * 3_600_000);
  const failed = { actorType: "visitor", action: "staff.sign-in-failed", target: "long ago" } as const;
  await site()
    .db.insert(auditLog)
    .values({ id: randomUUIDv7(), at, ...failed });
  const { failedSignIns } = await api(healthApi.get);
  expect(failedSignIns.map(({ count }) => count)).toEqual([1, 2]);
  expect(failedSignIns[1]?.target).toContain(account.username);
});
