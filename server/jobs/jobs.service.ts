import { randomUUIDv7 } from "node:crypto";
import { and, asc, count, desc, eq, gt, inArray, lte, max, or } from "drizzle-orm";
import type { FailedRun, JobState } from "#contract/health/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { clockSkewMs } from "#server/database/queries/clock-skew.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { jobRuns, jobs, type outcomes } from "./jobs.table.ts";

/** Longer than any job takes. After this, another instance may run the job of one that was killed. */
const longestLeaseMs = 3_600_000;
const retryMs = 3_600_000;
const runLifeMs = 30 * 86_400_000;

/**
 * How often a job runs. A daily job may have an hour, which its first run waits for. A job that must soon run again after an
 * instance was killed has a shorter lease.
 */
export type Schedule = { everyMs: number; hourUtc?: number; leaseMs?: number };
type Run = {
  name: string;
  /** The end of its lease. */
  heldUntil: Date;
  startedAt: Date;
  durationMs: number;
  outcome: (typeof outcomes)[number];
  error: string | null;
};

/**
 * Takes a job that is due and that no instance runs. One statement, so only one instance gets it. Returns when the lease ends,
 * which tells it from any other lease; undefined if the job wasn't taken.
 */
export async function takeJob(db: Database, name: string, schedule: Schedule, now: Date): Promise<Date | undefined> {
  const { everyMs, leaseMs = longestLeaseMs } = schedule;
  if (schedule.hourUtc !== undefined) {
    const first = { name, dueAt: nextHour(schedule.hourUtc, now), heldUntil: now };
    await db.insert(jobs).values(first).onConflictDoNothing();
  }
  const heldUntil = new Date(now.getTime() + leaseMs);
  const taken = await db
    .insert(jobs)
    .values({ name, dueAt: now, heldUntil })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { heldUntil },
      setWhere: and(isPast(jobs.dueAt, everyMs, now), isPast(jobs.heldUntil, leaseMs, now)),
    })
    .returning({ heldUntil: jobs.heldUntil });
  return taken[0]?.heldUntil;
}

/** Whether the moment has passed. A moment too far ahead to have been planned counts too: the clock has been put back since. */
const isPast = (column: typeof jobs.dueAt | typeof jobs.heldUntil, furthestMs: number, now: Date) =>
  or(lte(column, now), gt(column, new Date(now.getTime() + furthestMs + clockSkewMs)));

/**
 * Records the run and plans the next one. A failed job is tried again within the hour. A run that has outlived its lease plans
 * nothing: the job may be another instance's by now.
 */
export async function finishJob(db: Database, schedule: Schedule, { name, heldUntil, ...run }: Run): Promise<void> {
  const dueAt = nextRun(schedule, run);
  await db
    .update(jobs)
    .set({ dueAt, heldUntil: run.startedAt })
    .where(and(eq(jobs.name, name), eq(jobs.heldUntil, heldUntil)));
  await db.insert(jobRuns).values({ id: randomUUIDv7(), job: name, ...run });
}

function nextRun({ everyMs, hourUtc }: Schedule, { startedAt, outcome }: Omit<Run, "name" | "heldUntil">): Date {
  if (outcome === "failed") return new Date(startedAt.getTime() + Math.min(everyMs, retryMs));
  return hourUtc === undefined ? new Date(startedAt.getTime() + everyMs) : nextHour(hourUtc, startedAt);
}

/** Returns the next time it is this hour, in UTC. */
function nextHour(hour: number, after: Date): Date {
  const next = new Date(after);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= after) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** Makes jobs due. One that is running is due again within a minute. */
export async function makeDue(db: Database, names: string[], now = new Date()): Promise<void> {
  await db.update(jobs).set({ dueAt: now }).where(inArray(jobs.name, names));
}

/**
 * Lists every job by name, with when it is due and its last run. Ignores runs in the future, from before the clock was put back.
 */
export async function listJobs(db: Database, now = new Date()): Promise<JobState[]> {
  const runs = await db
    .selectDistinctOn([jobRuns.job])
    .from(jobRuns)
    .where(lte(jobRuns.startedAt, new Date(now.getTime() + clockSkewMs)))
    .orderBy(asc(jobRuns.job), desc(jobRuns.startedAt));
  const lastRuns = new Map(runs.map((run) => [run.job, run]));
  const rows = await db.select().from(jobs).orderBy(asc(jobs.name));
  return rows.map(({ name, dueAt }) => {
    const last = lastRuns.get(name);
    const lastRun = last && {
      startedAt: last.startedAt.toISOString(),
      durationMs: last.durationMs,
      outcome: last.outcome,
      error: last.error,
    };
    return { name, dueAt: dueAt.toISOString(), lastRun: lastRun ?? null };
  });
}

const mostFailedRuns = 20;

/** Lists the newest runs that failed, of all jobs. */
export async function listFailedRuns(db: Database): Promise<FailedRun[]> {
  const { job, startedAt, durationMs, outcome, error } = jobRuns;
  const rows = await db
    .select({ job, startedAt, durationMs, error })
    .from(jobRuns)
    .where(eq(outcome, "failed"))
    .orderBy(desc(startedAt))
    .limit(mostFailedRuns);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }));
}

export async function purgeJobRuns(db: Database, now = new Date()): Promise<void> {
  await deleteInBatches(db, jobRuns, lte(jobRuns.startedAt, new Date(now.getTime() - runLifeMs)));
}

/** Counts the stored runs of each job by outcome, with the latest of each. */
export async function countRuns(db: Database) {
  const { job, outcome, startedAt } = jobRuns;
  const rows = await db
    .select({ job, outcome, count: count(), lastAt: max(startedAt) })
    .from(jobRuns)
    .groupBy(job, outcome);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt ?? new Date(0) }));
}
