import type { Feature } from "#server/feature.ts";
import { fetchLive, forgetStreams } from "#server/features/live/fetch-live.service.ts";
import { liveRoutes } from "#server/features/live/live.routes.ts";
import { liveChecks } from "#server/features/live/live.table.ts";
import { twitchStreams } from "#server/features/live/twitch-streams.client.ts";

export const liveFeature: Feature = {
  routes: [liveRoutes],
  askingJobs: ({ settings, secret, log, isLiveWanted }) => {
    const fetching = { source: twitchStreams(settings), secret, log };
    return [
      {
        name: "ask who is live",
        schedule: { everyMs: 60_000, leaseMs: 120_000 },
        run: (db, now, signal) =>
          isLiveWanted() ? fetchLive(db, { ...fetching, signal }, now) : forgetStreams(db, now),
        soonAfter: ["live-wanted", "channels"],
      },
    ];
  },
  pictures: [{ column: liveChecks.streams }],
};
