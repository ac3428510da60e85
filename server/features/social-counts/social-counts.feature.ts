import { and, eq, or } from "drizzle-orm";
import type { Feature } from "#server/feature.ts";
import { demoSocialCounts } from "#server/features/social-counts/social-counts.demo.ts";
import { socialCountsRoutes } from "#server/features/social-counts/social-counts.routes.ts";
import { socialCounts } from "#server/features/social-counts/social-counts.table.ts";

/** Follower counts have no id, so one counts as demonstration content while it still has the figure that was filled in. */
const isDemoCount = or(
  ...demoSocialCounts.map(({ platform, followers }) =>
    and(eq(socialCounts.platform, platform), eq(socialCounts.followers, followers)),
  ),
);

export const socialCountsFeature: Feature = {
  routes: [socialCountsRoutes],
  demonstration: [
    {
      name: "socialCounts",
      table: socialCounts,
      fill: (tx) => tx.insert(socialCounts).values(demoSocialCounts).onConflictDoNothing(),
      count: (db) => db.$count(socialCounts, isDemoCount),
      remove: async (tx) => (await tx.delete(socialCounts).where(isDemoCount).returning()).length,
    },
  ],
};
