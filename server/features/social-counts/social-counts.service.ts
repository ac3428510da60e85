import { eq, inArray } from "drizzle-orm";
import { socialCountTexts } from "#contract/social-counts/admin/constants.ts";
import { countedPlatforms, type SocialPlatform } from "#contract/social-counts/constants.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { addressOn } from "#contract/team/platforms.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { notFound } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { socialCounts } from "./social-counts.table.ts";

/** Lists one count for each of the team's platforms that has one, in display order. */
export async function listSocialCounts(db: Database, team: Team): Promise<SocialCount[]> {
  const shown = countedPlatforms(team);
  const rows = await db.select().from(socialCounts).where(inArray(socialCounts.platform, shown)).limit(shown.length);
  const rank = ({ platform }: { platform: SocialPlatform }) => shown.indexOf(platform);
  return rows.sort((a, b) => rank(a) - rank(b)).map(asCount);
}

const asCount = ({ updatedAt, ...count }: typeof socialCounts.$inferSelect): SocialCount => ({
  ...count,
  updatedAt: updatedAt.toISOString(),
});

/** What each platform calls the people it counts. */
export const countLabels: Record<SocialPlatform, string> = {
  twitter: "Followers",
  youtube: "Subscribers",
  twitch: "Followers",
  discord: "Members",
};

type Setting = { team: Team; platform: SocialPlatform; followers: number; by: Actor };

/** Sets a platform's count, even if it had none yet. Throws notFound if the team has no address there. */
export async function setSocialCount(
  db: Database,
  { team, platform, followers, by }: Setting,
  now = new Date(),
): Promise<SocialCount> {
  if (!addressOn(platform, team)) throw notFound(socialCountTexts.noAddress);
  const set = { followers, updatedAt: now };
  return makeChange(db, by, async (tx, { record, publish }) => {
    const [before] = await tx.select().from(socialCounts).where(eq(socialCounts.platform, platform)).for("update");
    const [after] = await tx
      .insert(socialCounts)
      .values({ platform, label: countLabels[platform], ...set })
      .onConflictDoUpdate({ target: socialCounts.platform, set })
      .returning();
    if (!after) throw new Error("The upsert returned no count");
    publish("social-counts");
    record({
      action: "social-counts.update",
      target: platform,
      before: before && { followers: before.followers },
      after: { followers },
    });
    return asCount(after);
  });
}
