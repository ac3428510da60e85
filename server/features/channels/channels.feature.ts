import type { Feature } from "#server/feature.ts";
import { channelsRoutes } from "#server/features/channels/channels.routes.ts";
import { fetchCounts } from "#server/features/channels/fetch-counts.service.ts";
import { countSourcesAt } from "#server/features/channels/platforms/count-sources.client.ts";

export const channelsFeature: Feature = {
  routes: [channelsRoutes],
  askingJobs: ({ settings, siteUrl, secret, log }) => {
    const fetching = { sources: countSourcesAt(settings, { siteUrl }), secret, log };
    return [
      {
        name: "fetch follower counts",
        schedule: { everyMs: 60_000, leaseMs: 600_000 },
        run: (db, now, signal) => fetchCounts(db, { ...fetching, signal }, now),
        soonAfter: ["channels"],
      },
    ];
  },
};
