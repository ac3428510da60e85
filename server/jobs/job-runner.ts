import type { Logger } from "pino";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "#server/database/database.ts";
import type { Log } from "#server/platform/process/log.ts";
import type { Topic } from "#server/topics.ts";
import { finishJob, makeDue, type Schedule, takeJob } from "./jobs.service.ts";

/** A background job. It may run any number of times, on any instance. A long one stops when the signal aborts. */
export type Job = {
  name: string;
  schedule: Schedule;
  run: (db: Database, now: Date, signal?: AbortSignal) => Promise<void>;
  /** Runs at once after one of these was published, on the instances that hear of it. */
  soonAfter?: readonly Topic[];
  /** Whether it waits for another host. Other jobs then don't wait for it. */
  asksOtherHost?: boolean;
};

const lookEveryMs = 60_000;

/** Each run is logged: at `info` when it succeeded, at `warn` when it failed. */
type JobLog = Log & Pick<Logger, "info">;
type Parts = { jobs: readonly Job[]; log: JobLog; signal?: AbortSignal };

/**
 * Runs the jobs that are due, one after another, on a connection that no request uses. A failed job doesn't keep the
 * others from running. If the database is away, which its own log reports, all wait for the next check.
 */
export async function runDueJobs(db: Database, { jobs, log, signal }: Parts, now = new Date()): Promise<void> {
  for (const job of jobs) {
    if (signal?.aborted) return;
    try {
      const heldUntil = await takeJob(db, job.name, job.schedule, now);
      if (heldUntil) await runJob(db, { job, heldUntil, log, signal }, now);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return;
      log.warn({ err: error, job: job.name }, "couldn't take or record a background job");
    }
  }
}

type Run = { job: Job; heldUntil: Date; log: JobLog; signal: AbortSignal | undefined };

async function runJob(db: Database, { job, heldUntil, log, signal }: Run, now: Date) {
  const begun = performance.now();
  const ended = await job.run(db, now, signal).then(
    () => ({ outcome: "done" as const }),
    (err: unknown) => ({ outcome: "failed" as const, err }),
  );
  const run = { startedAt: now, durationMs: Math.round(performance.now() - begun) };
  if (ended.outcome === "done") log.info({ job: job.name, ...run, ...ended }, "a background job ran");
  else log.warn({ job: job.name, ...run, ...ended }, "a background job failed");
  const error = ended.outcome === "failed" ? reasonOf(ended.err) : null;
  await finishJob(db, job.schedule, { name: job.name, heldUntil, ...run, outcome: ended.outcome, error });
}

/**
 * Looks for due jobs soon after the start, then every minute, and when one is wanted soon. Returns a function that stops this and
 * waits for running jobs.
 */
export function startJobs(database: Pick<OpenDatabase, "background" | "onChange">, parts: Parts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queues = [false, true].map((asksOtherHost) => {
    const jobs = parts.jobs.filter((job) => (job.asksOtherHost ?? false) === asksOtherHost);
    return oneAtATime(() => runDueJobs(database.background, { ...parts, jobs, signal }));
  });
  const lookAtAll = () => {
    for (const { look } of queues) look();
  };
  const timer = setInterval(lookAtAll, lookEveryMs).unref();
  const stopListening = database.onChange((topic) => {
    const wanted = parts.jobs.flatMap(({ name, soonAfter }) => (soonAfter?.includes(topic) ? [name] : []));
    if (wanted.length === 0) return;
    makeDue(database.background, wanted).then(lookAtAll, (err: unknown) => {
      if (!signal.aborted) parts.log.warn({ err }, "couldn't run a background job at once");
    });
  });
  return async () => {
    clearInterval(timer);
    stopListening();
    stopping.abort();
    await Promise.all(queues.map(({ ended }) => ended()));
  };
}

/** Returns a function that runs what is due, unless the last run is still going. */
function oneAtATime(run: () => Promise<void>) {
  let underWay: Promise<void> | undefined;
  return {
    look: () => {
      underWay ??= run().finally(() => {
        underWay = undefined;
      });
    },
    ended: async () => underWay,
  };
}

/** How long a reason may be. */
const mostLength = 300;

/**
 * Returns what went wrong, to be stored and shown to admins. An outer message may hold a query with its values, which can be
 * personal data, so this takes the innermost. A password in an address is left out.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown";
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [line = ""] = error.message.trim().split("\n");
  return line.replace(/\/\/[^\s/@]*@/g, "//").slice(0, mostLength) || error.name;
}
