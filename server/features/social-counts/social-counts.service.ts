import { and, eq, inArray, isNotNull, lt, ne, or } from "drizzle-orm";
import { isRoundedBy } from "#contract/channels/constants.ts";
import { socialCountTexts } from "#contract/social-counts/admin/constants.ts";
import type { SetCount } from "#contract/social-counts/admin/schemas.ts";
import { countedPlatforms, type SocialPlatform } from "#contract/social-counts/constants.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { addressOn } from "#contract/team/platforms.ts";
import type { Team } from "#contract/team.ts";
import { type Database, publish } from "#server/database/database.ts";
import { notFound } from "#server/errors.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { socialCounts } from "./social-counts.table.ts";

type StoredCount = typeof socialCounts.$inferSelect;

/** Lists one count for each of the team's platforms that has one, in display order. */
export async function listSocialCounts(db: Database, team: Team): Promise<SocialCount[]> {
  const shown = countedPlatforms(team);
  const rows = await db.select().from(socialCounts).where(inArray(socialCounts.platform, shown)).limit(shown.length);
  const rank = ({ platform }: { platform: SocialPlatform }) => shown.indexOf(platform);
  return rows.sort((a, b) => rank(a) - rank(b)).map(asCount);
}

const asCount = ({ platform, label, followers, source, updatedAt }: StoredCount): SocialCount => ({
  platform,
  label,
  followers,
  source,
  isRounded: source === "platform" && isRoundedBy(platform, followers),
  updatedAt: updatedAt.toISOString(),
});

/** What each platform calls the people it counts. */
export const countLabels: Record<SocialPlatform, string> = {
  twitter: "Followers",
  youtube: "Subscribers",
  twitch: "Followers",
  discord: "Members",
};

type Setting = { team: Team; platform: SocialPlatform; followers: number | null; by: Actor };

/**
 * Sets a platform's count by hand, even if it had none yet. Null clears it, which brings back what the platform last told. Throws
 * notFound if the team has no address there.
 */
export async function setSocialCount(
  db: Database,
  { team, platform, followers, by }: Setting,
  now = new Date(),
): Promise<SetCount> {
  if (!addressOn(platform, team)) throw notFound(socialCountTexts.noAddress);
  return makeChange(db, by, async (tx, { record, publish: publishWith }) => {
    const [before] = await tx.select().from(socialCounts).where(eq(socialCounts.platform, platform)).for("update");
    const after =
      followers === null
        ? await clearTyped(tx, before, now)
        : await upsert(tx, { platform, followers, source: "hand", updatedAt: now });
    publishWith("social-counts");
    record({
      action: "social-counts.update",
      target: platform,
      before: before && { followers: before.followers },
      after: after ? { followers: after.followers } : null,
    });
    if (after) return asCount(after);
    const none = { platform, label: countLabels[platform], source: "hand", isRounded: false } as const;
    return { ...none, followers: null, updatedAt: now.toISOString() };
  });
}

async function clearTyped(tx: Database, before: StoredCount | undefined, now: Date): Promise<StoredCount | undefined> {
  if (!before || before.source === "platform") return before;
  const { platform, toldFollowers } = before;
  if (toldFollowers !== null)
    return upsert(tx, { platform, followers: toldFollowers, source: "platform", updatedAt: now });
  await tx.delete(socialCounts).where(eq(socialCounts.platform, platform));
  return undefined;
}

type NewCount = Pick<StoredCount, "platform" | "followers" | "source" | "updatedAt"> &
  Partial<Pick<StoredCount, "toldFollowers">>;

async function upsert(tx: Database, { platform, ...set }: NewCount): Promise<StoredCount> {
  const [stored] = await tx
    .insert(socialCounts)
    .values({ platform, label: countLabels[platform], ...set })
    .onConflictDoUpdate({ target: socialCounts.platform, set })
    .returning();
  if (!stored) throw new Error("The upsert returned no count");
  return stored;
}

/** Returns what is shown of a platform and what it last told, and locks both. */
export async function lockSocialCount(tx: Database, platform: SocialPlatform) {
  const [stored] = await tx.select().from(socialCounts).where(eq(socialCounts.platform, platform)).for("update");
  return { shown: stored?.followers ?? 0, told: stored?.toldFollowers ?? null };
}

type Told = { platform: SocialPlatform; followers: number /** When it was connected. */; since: Date };

/** Takes over what a platform tells. A count that was typed in since it was connected stays the one that's shown. */
export async function takeToldCount(tx: Database, { platform, followers, since }: Told, now: Date): Promise<void> {
  const { platform: target, source, updatedAt } = socialCounts;
  const told = { followers, toldFollowers: followers, source: "platform" as const, updatedAt: now };
  const isToBeShown = or(
    and(eq(source, "platform"), ne(socialCounts.followers, followers)),
    and(eq(source, "hand"), lt(updatedAt, since)),
  );
  const shown = await tx
    .insert(socialCounts)
    .values({ platform, label: countLabels[platform], ...told })
    .onConflictDoUpdate({ target, set: told, setWhere: isToBeShown })
    .returning({ platform: target });
  if (shown.length > 0) return publish(tx, "social-counts");
  await tx.update(socialCounts).set({ toldFollowers: followers }).where(eq(target, platform));
}

/** Forgets what a platform told. What is shown stays, as if it had been typed in. */
export async function forgetToldCount(tx: Database, platform: SocialPlatform): Promise<void> {
  const forgotten = await tx
    .update(socialCounts)
    .set({ source: "hand", toldFollowers: null })
    .where(and(eq(socialCounts.platform, platform), isNotNull(socialCounts.toldFollowers)))
    .returning({ platform: socialCounts.platform });
  if (forgotten.length > 0) await publish(tx, "social-counts");
}

/** Returns what each platform last told, and whether a count that was typed in is shown instead. */
export async function toldCounts(
  db: Database,
): Promise<ReadonlyMap<SocialPlatform, { followers: number | null; isTypedIn: boolean }>> {
  const rows = await db.select().from(socialCounts);
  return new Map(
    rows.map(({ platform, source, toldFollowers }) => [
      platform,
      { followers: toldFollowers, isTypedIn: source === "hand" && toldFollowers !== null },
    ]),
  );
}
