import type { OpenDatabase } from "#server/database/database.ts";
import type { Asking } from "#server/feature.ts";
import { purgePictures } from "#server/features/uploads/unused-pictures.service.ts";
import { features } from "#server/features.ts";
import type { Job } from "#server/jobs/job-runner.ts";
import { daily } from "#server/jobs/schedules.ts";

/** The jobs of all features. Most delete data at the end of its retention period, as `contract/retention.ts` promises. */
export const featureJobs: readonly Job[] = [
  ...features.flatMap(({ jobs }) => jobs ?? []),
  { name: "purge unused pictures", schedule: daily, run: (db, now) => purgePictures(db, features, now) },
];

/** Returns the jobs that ask other hosts. No other job waits for them. */
export const askingJobs = (asking: Asking): Job[] =>
  features.flatMap((feature) => feature.askingJobs?.(asking) ?? []).map((job) => ({ ...job, asksOtherHost: true }));

/**
 * Returns all background jobs of a site, with those that ask other hosts. A PostgreSQL server maintains itself; the embedded
 * engine needs jobs for that.
 */
export function jobsOf({ upkeep }: Pick<OpenDatabase, "upkeep">, asking: readonly Job[] = []): readonly Job[] {
  const jobs = [...featureJobs, ...asking];
  if (upkeep) {
    jobs.push({ name: "checkpoint", schedule: { everyMs: 300_000 }, run: upkeep.checkpoint }); // truncates the write-ahead log
    jobs.push({ name: "vacuum", schedule: daily, run: upkeep.vacuum });
  }
  return jobs.sort((a, b) => a.schedule.everyMs - b.schedule.everyMs); // so that a purge doesn't keep an article waiting
}
