import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type BinKind, binKindLabels, binKindsOf, type binSorts, binTexts } from "#contract/bin/constants.ts";
import type { BinnedThing } from "#contract/bin/schemas.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { conflict, forbidden } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { restoreAchievement } from "#server/features/achievements/achievements.service.ts";
import { restoreApplication } from "#server/features/applications/application-reviews.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { notInBin } from "#server/features/bin/bin.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { restoreEvent } from "#server/features/calendar/calendar.service.ts";
import { restoreContactMessage } from "#server/features/contact-messages/contact-messages.service.ts";
import { restoreArticle } from "#server/features/news/news-desk.service.ts";
import { restorePlayer } from "#server/features/players/players.service.ts";
import { isRetired, restoreItem } from "#server/features/points/reward-items.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { restoreVideo } from "#server/features/videos/videos.service.ts";

type Chosen = { id: string; by: SignedInStaff };

const restorers: Record<BinKind, (db: Database, chosen: Chosen) => Promise<unknown>> = {
  players: restorePlayer,
  achievements: restoreAchievement,
  news: restoreArticle,
  "contact-messages": restoreContactMessage,
  applications: restoreApplication,
  calendar: restoreEvent,
  videos: restoreVideo,
  "reward-items": restoreItem,
};

const sorts = {
  deletedAt: { by: [sql`${bin.deletedAt}`, sql`${bin.id}`], usually: "desc" },
  name: { by: [sql`lower(${bin.name})`, sql`${bin.id}`], usually: "asc" },
} as const;

type Query = ListQuery<(typeof binSorts)[number]> & {
  kind?: BinKind | undefined;
  by: Pick<SignedInStaff, "role">;
};

/** Lists what can still be restored, of the kinds that the caller may delete; last deleted first unless sorted otherwise. */
export function listBin(
  db: Database,
  { kind, by, search, ...query }: Query,
  now = new Date(),
): Promise<Listed<BinnedThing>> {
  const kinds = binKindsOf(by.role).filter((allowed) => kind === undefined || kind === allowed);
  return readList(db, query, {
    sorts,
    usual: "deletedAt",
    where: and(inArray(bin.kind, kinds), gt(bin.expiresAt, now)),
    search: searchOf(search, {
      id: bin.id,
      ids: (where) => db.select({ id: bin.id }).from(bin).where(where),
      columns: [bin.name, bin.deletedBy],
    }),
    rows: (where, key) =>
      db
        .select({
          id: bin.id,
          kind: bin.kind,
          name: bin.name,
          deletedBy: sql<string>`coalesce(${bin.deletedBy}, ${members.name}, 'Deleted member')`,
          deletedAt: bin.deletedAt,
          expiresAt: bin.expiresAt,
          key,
        })
        .from(bin)
        .leftJoin(members, eq(members.id, bin.deletedByMemberId))
        .where(where),
    show: ({ deletedAt, expiresAt, ...row }) => ({
      ...row,
      deletedAt: deletedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }),
  });
}

/** Throws notFound if it isn't in the bin, and forbidden if the caller may not delete its kind. */
async function getKind(db: Database, { id, by }: Chosen): Promise<BinKind> {
  const [found] = await db.select({ kind: bin.kind }).from(bin).where(eq(bin.id, id));
  const allowed = binKindsOf(by.role);
  if (!found && allowed.includes("reward-items") && (await isRetired(db, id))) throw conflict(binTexts.retired);
  if (!found) throw notInBin();
  if (!allowed.includes(found.kind)) throw forbidden();
  return found.kind;
}

/** Restores something unchanged. Throws conflict, with the reason, if that isn't possible. */
export async function restore(db: Database, chosen: Chosen): Promise<void> {
  const kind = await getKind(db, chosen);
  await restorers[kind](db, chosen);
}

/** The log names these kinds; the names of the others would be personal. */
const namedInLog: readonly BinKind[] = ["players", "achievements", "news", "videos", "reward-items"];

/** Deletes something permanently before its 30 days are over. */
export async function discard(db: Database, { id, by }: Chosen): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const kind = await getKind(tx, { id, by });
    const [gone] = await tx.delete(bin).where(eq(bin.id, id)).returning();
    if (!gone) throw notInBin();
    const { name, memberId } = gone;
    const target = namedInLog.includes(kind) ? name : binKindLabels[kind].toLowerCase();
    record({
      action: `${kind}.discard`,
      target,
      targetId: id,
      ...(memberId !== null && { memberId }),
    });
  });
}
