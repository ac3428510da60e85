import { eq } from "drizzle-orm";
import type { Feature } from "#server/feature.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";
import { type FetchingVideos, fetchVideos } from "#server/features/videos/fetch-videos.service.ts";
import { stillsFrom } from "#server/features/videos/still-source.client.ts";
import { videoQueueRoutes } from "#server/features/videos/video-queue.routes.ts";
import { fetchStills, purgeStills } from "#server/features/videos/video-stills.service.ts";
import { videoStills } from "#server/features/videos/video-stills.table.ts";
import { demoVideos } from "#server/features/videos/videos.demo.ts";
import { videosRoutes } from "#server/features/videos/videos.routes.ts";
import { restoreVideo } from "#server/features/videos/videos.service.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { videosAt } from "#server/features/videos/youtube-videos.client.ts";
import type { Job } from "#server/jobs/job-runner.ts";
import { daily } from "#server/jobs/schedules.ts";

export const videosFeature: Feature = {
  routes: [videosRoutes, videoQueueRoutes],
  jobs: [{ name: "purge stills of deleted videos", schedule: daily, run: purgeStills }],
  askingJobs: ({ settings, secret, log }) => [
    ...(settings.VIDEO_STILLS_URL ? [fetchingStills(settings.VIDEO_STILLS_URL)] : []),
    fetchingNewVideos({ source: videosAt(settings), secret, log }),
  ],
  bin: [{ kind: "videos", restore: restoreVideo }],
  pictures: [{ column: videoStills.imageUrl }],
  demonstration: [demoRows("videos", videos, demoVideos)],
  fills: { section: "videos", topic: "videos", count: (db) => db.$count(videos, eq(videos.isActive, true)) },
};

/** Returns the job that fetches the still of a new video within a minute, so that no request waits for another host. */
const fetchingStills = (host: string): Job => ({
  name: "fetch stills of videos",
  schedule: { everyMs: 60_000, leaseMs: 600_000 },
  run: (db, now, signal) => fetchStills(db, { source: stillsFrom(host), signal }, now),
});

/** Returns the job that asks for new videos of the team's channel. */
const fetchingNewVideos = (fetching: Omit<FetchingVideos, "signal">): Job => ({
  name: "fetch new videos",
  schedule: { everyMs: 60_000, leaseMs: 600_000 },
  run: (db, now, signal) => fetchVideos(db, { ...fetching, signal }, now),
  soonAfter: ["channels"],
});
