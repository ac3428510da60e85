import { and, between, eq, notExists, sql } from "drizzle-orm";
import { binTexts } from "#contract/bin/constants.ts";
import type { Database } from "#server/database/database.ts";
import type { Demonstration, Feature } from "#server/feature.ts";
import { demoIds } from "#server/features/demonstration/demo-id.format.ts";
import { exportPoints, exportRedemptionKeys } from "#server/features/points/own-points.service.ts";
import { demoRewardItems } from "#server/features/points/points.demo.ts";
import { awardsRoutes, pointsRoutes } from "#server/features/points/points.routes.ts";
import { redemptions, rewardItems } from "#server/features/points/points.table.ts";
import { purgeRedemptionKeys } from "#server/features/points/redeem.service.ts";
import { findRedemptionCard } from "#server/features/points/redemption-card.service.ts";
import { isRetired, restoreItem } from "#server/features/points/reward-items.service.ts";
import { hourly } from "#server/jobs/schedules.ts";

const isDemoReward = between(rewardItems.id, ...demoIds("rewards"));
const demoRewards: Demonstration = {
  name: "rewards",
  table: rewardItems,
  fill: (tx) => tx.insert(rewardItems).values(demoRewardItems).onConflictDoNothing(),
  count: (db) => db.$count(rewardItems, and(isDemoReward, eq(rewardItems.isActive, true))),
  remove: removeRewards,
};

export const pointsFeature: Feature = {
  routes: [pointsRoutes, awardsRoutes],
  jobs: [{ name: "purge redemption keys", schedule: hourly, run: purgeRedemptionKeys }],
  bin: [
    {
      kind: "reward-items",
      restore: restoreItem,
      whyMissing: async (db, id) => ((await isRetired(db, id)) ? binTexts.retired : undefined),
    },
  ],
  pictures: [{ column: rewardItems.imageUrl }],
  personal: {
    points_accounts: { title: "Points", erased: "set null", export: exportPoints },
    redemption_keys: { title: "Redemptions in the last day", erased: "cascade", export: exportRedemptionKeys },
  },
  cards: { redemption: findRedemptionCard },
  demonstration: [demoRewards],
};

/** Retires a reward that someone has redeemed, so that their history keeps it. Locks the rewards first, so that nobody redeems one between the check and the deletion. */
async function removeRewards(tx: Database): Promise<number> {
  await tx.select({ id: rewardItems.id }).from(rewardItems).where(isDemoReward).for("update");
  const redeemed = tx.select({ one: sql`1` }).from(redemptions).where(eq(redemptions.itemId, rewardItems.id));
  const deleted = await tx
    .delete(rewardItems)
    .where(and(isDemoReward, notExists(redeemed)))
    .returning({ id: rewardItems.id });
  const retired = await tx
    .update(rewardItems)
    .set({ isActive: false, version: sql`${rewardItems.version} + 1` })
    .where(and(isDemoReward, eq(rewardItems.isActive, true)))
    .returning({ id: rewardItems.id });
  return deleted.length + retired.length;
}
