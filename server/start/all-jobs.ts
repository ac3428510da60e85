import type { OpenDatabase } from "#server/database/database.ts";
import { type Fetching, fetchCounts } from "#server/features/channels/fetch-counts.service.ts";
import { fetchLive, forgetStreams, type Fetching as LiveFetching } from "#server/features/live/fetch-live.service.ts";
import { purgePictures } from "#server/features/uploads/unused-pictures.service.ts";
import { stillsFrom } from "#server/features/videos/still-source.client.ts";
import { fetchStills } from "#server/features/videos/video-stills.service.ts";
import { features } from "#server/features.ts";
import type { Job } from "#server/jobs/job-runner.ts";
import { purgeJobRuns } from "#server/jobs/jobs.service.ts";
import { daily } from "#server/jobs/schedules.ts";

/** The jobs of all features. Most delete data at the end of its retention period, as `contract/retention.ts` promises. */
export const featureJobs: readonly Job[] = [
  ...features.flatMap(({ jobs }) => jobs ?? []),
  { name: "purge unused pictures", schedule: daily, run: (db, now) => purgePictures(db, features, now) },
  { name: "purge job runs", schedule: daily, run: purgeJobRuns },
];

/** Returns the job that fetches the still of a new video within a minute, so that no request waits for another host. */
export const fetchingStills = (host: string): Job => ({
  name: "fetch stills of videos",
  schedule: { everyMs: 60_000, leaseMs: 600_000 },
  run: (db, now, signal) => fetchStills(db, { source: stillsFrom(host), signal }, now),
  asksOtherHost: true,
});

/** Returns the job that asks the connected platforms for their counts. */
export const fetchingCounts = (fetching: Omit<Fetching, "signal">): Job => ({
  name: "fetch follower counts",
  schedule: { everyMs: 60_000, leaseMs: 600_000 },
  run: (db, now, signal) => fetchCounts(db, { ...fetching, signal }, now),
  soonAfter: ["channels"],
  asksOtherHost: true,
});

type FetchingLive = Omit<LiveFetching, "signal"> & { isWanted: () => boolean };

/** Returns the job that asks Twitch who of the team is live, while somebody looks at the site. */
export const fetchingLive = ({ isWanted, ...fetching }: FetchingLive): Job => ({
  name: "ask who is live",
  schedule: { everyMs: 60_000, leaseMs: 120_000 },
  run: (db, now, signal) => (isWanted() ? fetchLive(db, { ...fetching, signal }, now) : forgetStreams(db, now)),
  soonAfter: ["live-wanted", "channels"],
  asksOtherHost: true,
});

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
