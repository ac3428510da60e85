import { eq } from "drizzle-orm";
import type { Feature } from "#server/feature.ts";
import { demoRows } from "#server/features/demonstration/demo-rows.service.ts";
import { videoQueueRoutes } from "#server/features/videos/video-queue.routes.ts";
import { purgeStills } from "#server/features/videos/video-stills.service.ts";
import { videoStills } from "#server/features/videos/video-stills.table.ts";
import { demoVideos } from "#server/features/videos/videos.demo.ts";
import { videosRoutes } from "#server/features/videos/videos.routes.ts";
import { restoreVideo } from "#server/features/videos/videos.service.ts";
import { videos } from "#server/features/videos/videos.table.ts";
import { daily } from "#server/jobs/schedules.ts";

export const videosFeature: Feature = {
  routes: [videosRoutes, videoQueueRoutes],
  jobs: [{ name: "purge stills of deleted videos", schedule: daily, run: purgeStills }],
  bin: [{ kind: "videos", restore: restoreVideo }],
  pictures: [{ column: videoStills.imageUrl }],
  demonstration: [demoRows("videos", videos, demoVideos)],
  fills: { section: "videos", topic: "videos", count: (db) => db.$count(videos, eq(videos.isActive, true)) },
};
