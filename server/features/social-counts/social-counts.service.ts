import { eq } from "drizzle-orm";
import { type SocialPlatform, socialPlatforms } from "#contract/social-counts/constants.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { socialCounts } from "./social-counts.table.ts";

/** Lists one count for each platform that has one, in display order. */
export async function listSocialCounts(db: Database): Promise<SocialCount[]> {
  const rows = await db.select().from(socialCounts).limit(socialPlatforms.length);
  const rank = ({ platform }: { platform: SocialCount["platform"] }) => socialPlatforms.indexOf(platform);
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

type Setting = { platform: SocialPlatform; followers: number; by: Actor };

/** Sets a platform's count, even if it had none yet. */
export async function setSocialCount(
  db: Database,
  { platform, followers, by }: Setting,
  now = new Date(),
): Promise<SocialCount> {
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
