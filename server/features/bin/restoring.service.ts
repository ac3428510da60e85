import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type BinKind, binKindsOf, type binSorts, binThings } from "#contract/bin/constants.ts";
import type { BinnedThing } from "#contract/bin/schemas.ts";
import type { Database } from "#server/database/database.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { conflict, forbidden } from "#server/errors.ts";
import type { Feature } from "#server/feature.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";

import { notInBin } from "./bin.service.ts";
import { bin } from "./bin.table.ts";

type Chosen = { id: string; by: SignedInStaff };

const sorts = {
  deletedAt: { by: [sql`${bin.deletedAt}`, sql`${bin.id}`], usually: "desc" },
  name: { by: [folded(bin.name), sql`${bin.id}`], usually: "asc" },
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

const restorablesOf = (features: readonly Feature[]) => features.flatMap(({ bin: kinds }) => kinds ?? []);

/** Throws notFound if it isn't in the bin, and forbidden if the caller may not delete its kind. */
async function getKind(db: Database, { id, by }: Chosen, features: readonly Feature[]): Promise<BinKind> {
  const [found] = await db.select({ kind: bin.kind }).from(bin).where(eq(bin.id, id));
  const allowed = binKindsOf(by.role);
  if (!found) {
    for (const { kind, whyMissing } of restorablesOf(features)) {
      const reason = allowed.includes(kind) ? await whyMissing?.(db, id) : undefined;
      if (reason) throw conflict(reason);
    }
    throw notInBin();
  }
  if (!allowed.includes(found.kind)) throw forbidden();
  return found.kind;
}

/** Restores something unchanged. Throws conflict, with the reason, if that isn't possible. */
export async function restore(db: Database, chosen: Chosen, features: readonly Feature[]): Promise<void> {
  const kind = await getKind(db, chosen, features);
  const restorable = restorablesOf(features).find((one) => one.kind === kind);
  if (!restorable) throw new Error(`No feature restores ${kind}`);
  await restorable.restore(db, chosen);
}

/** Deletes something permanently before its 30 days are over. */
export async function discard(db: Database, { id, by }: Chosen, features: readonly Feature[]): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const kind = await getKind(tx, { id, by }, features);
    const [gone] = await tx.delete(bin).where(eq(bin.id, id)).returning();
    if (!gone) throw notInBin();
    const { name, memberId } = gone;
    const { label, isNamedInLog } = binThings[kind];
    const target = isNamedInLog ? name : label.toLowerCase();
    record({
      action: `${kind}.discard`,
      target,
      targetId: id,
      ...(memberId !== null && { memberId }),
    });
  });
}
