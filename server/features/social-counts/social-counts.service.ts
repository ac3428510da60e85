import { type SocialCount, socialPlatforms } from "#contract/social-counts.ts";
import type { Database } from "#server/database/database.ts";
import { socialCounts } from "./social-counts.table.ts";

/** One count for each platform that has one, in the order the platforms are shown. */
export async function listSocialCounts(db: Database): Promise<SocialCount[]> {
  const rows = await db.select().from(socialCounts).limit(socialPlatforms.length);
  const rank = ({ platform }: { platform: SocialCount["platform"] }) => socialPlatforms.indexOf(platform);
  return rows
    .sort((a, b) => rank(a) - rank(b))
    .map(({ updatedAt, ...count }) => ({ ...count, updatedAt: updatedAt.toISOString() }));
}
