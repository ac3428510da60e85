import { randomUUIDv7 } from "node:crypto";
import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  accessLinkTexts,
  defaultExpirationHours,
  type linkSorts,
  maxExpirationHours,
} from "#contract/access-links/constants.ts";
import type { CreateAccessLinkRequest } from "#contract/access-links/forms.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { conflict, invalidInput, notFound } from "#server/errors.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { markedGuestName } from "#server/features/staff/guest-name.service.ts";
import { previewLinks } from "#server/features/staff/preview-links.table.ts";
import { accessLinks, staffSessions } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";

const hourMs = 3_600_000;
const purpose = "access links";

type Row = typeof accessLinks.$inferSelect;

/** Returns the condition that a link is unused, not deactivated and not expired. */
export const isOpenAt = (now: Date) =>
  and(isNull(accessLinks.usedAt), isNull(accessLinks.deactivatedAt), gt(accessLinks.expiresAt, now));

export function stateOf({ usedAt, deactivatedAt, expiresAt }: Row, now: Date): AccessLink["state"] {
  if (usedAt) return "used";
  if (deactivatedAt) return "inactive";
  return expiresAt <= now ? "expired" : "active";
}

type Show = { secret: string; now: Date };

function asAccessLink(row: Row, { secret, now }: Show): AccessLink {
  const { id, role, description, createdBy, createdById, usedBy, sealedCode } = row;
  const state = stateOf(row, now);
  const linkCode = (state === "active" && sealedCode && unseal(sealedCode, { secret, purpose })) || null;
  return {
    id,
    role,
    description,
    expiresAt: row.expiresAt.toISOString(),
    linkCode,
    state,
    isActive: state === "active",
    isUsed: state === "used",
    createdBy,
    createdById,
    usedBy: usedBy === null ? null : markedGuestName(usedBy),
    usedAt: row.usedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

type New = { request: z.output<typeof CreateAccessLinkRequest>; by: SignedInStaff; secret: string };

/** Creates a link that works once. Its code is stored hashed, and also encrypted while the list still shows it. */
export async function createAccessLink(
  db: Database,
  { request, by, secret }: New,
  now = new Date(),
): Promise<AccessLink> {
  const { role, description } = request;
  const linkCode = newToken();
  const row = {
    id: randomUUIDv7(),
    codeHash: hashOfToken(linkCode),
    sealedCode: seal(linkCode, { secret, purpose }),
    role,
    description,
    expiresAt: endOf(request, now),
    createdAt: now,
    createdBy: by.username,
    createdById: by.adminId,
  };
  return makeChange(db, by, async (tx, { record }) => {
    const [made] = await tx.insert(accessLinks).values(row).returning();
    if (!made) throw new Error("The insert returned no link");
    const after = { role, description, expiresAt: row.expiresAt };
    record({ action: "access-links.create", ...named(made), after });
    return asAccessLink(made, { secret, now });
  });
}

function endOf({ expiresAt, expirationHours = defaultExpirationHours }: New["request"], now: Date): Date {
  const latest = now.getTime() + maxExpirationHours * hourMs;
  if (expiresAt === undefined) return new Date(now.getTime() + expirationHours * hourMs);
  const end = new Date(expiresAt);
  if (end > now && end.getTime() <= latest) return end;
  throw invalidInput(accessLinkTexts.expiry, { expiresAt: accessLinkTexts.expiry });
}

const sorts = {
  createdAt: { by: [sql`${accessLinks.createdAt}`, sql`${accessLinks.id}`], usually: "desc" },
  description: { by: [folded(accessLinks.description), sql`${accessLinks.id}`], usually: "asc" },
  expiresAt: { by: [sql`${accessLinks.expiresAt}`, sql`${accessLinks.id}`], usually: "desc" },
} as const;

/** Returns the condition for a state, as `stateOf` defines it. */
const isInState = (state: AccessLink["state"], now: Date) => {
  const isUnspent = and(isNull(accessLinks.usedAt), isNull(accessLinks.deactivatedAt));
  return {
    active: isOpenAt(now),
    used: isNotNull(accessLinks.usedAt),
    inactive: isNotNull(accessLinks.deactivatedAt),
    expired: and(isUnspent, lte(accessLinks.expiresAt, now)),
  }[state];
};

type Query = ListQuery<(typeof linkSorts)[number]> & { state?: AccessLink["state"] | undefined };

/** Lists newest first by default. */
export const listAccessLinks = (
  db: Database,
  { search, state, ...query }: Query,
  { secret, now = new Date() }: { secret: string; now?: Date },
): Promise<Listed<AccessLink>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: state && isInState(state, now),
    search: searchOf(search, {
      id: accessLinks.id,
      ids: (where) => db.select({ id: accessLinks.id }).from(accessLinks).where(where),
      columns: [accessLinks.description, accessLinks.createdBy, accessLinks.usedBy],
    }),
    rows: (where, key) =>
      db
        .select({ ...getTableColumns(accessLinks), key })
        .from(accessLinks)
        .where(where),
    show: (row) => asAccessLink(row, { secret, now }),
  });

/** Throws conflict for a link that is no longer open. */
export async function deactivateAccessLink(
  db: Database,
  { id, by }: { id: string; by: SignedInStaff },
  now = new Date(),
): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const itself = eq(accessLinks.id, id);
    const [closed] = await tx
      .update(accessLinks)
      .set({ deactivatedAt: now, sealedCode: null })
      .where(and(itself, isOpenAt(now)))
      .returning();
    if (!closed) {
      const found = await tx.select({ id: accessLinks.id }).from(accessLinks).where(itself);
      throw found.length > 0 ? conflict(accessLinkTexts.notOpen) : notFound(accessLinkTexts.unknown);
    }
    record({ action: "access-links.deactivate", ...named(closed), before: { state: "active" } });
  });
}

/**
 * Ends everything that an account's temporary and preview links open, once its rights are gone: the person who opened one may be its
 * owner.
 */
export async function endLinksOf(tx: Database, accountId: string, now = new Date()): Promise<void> {
  const isTheirs = eq(accessLinks.createdById, accountId);
  await tx
    .update(accessLinks)
    .set({ deactivatedAt: now, sealedCode: null })
    .where(and(isTheirs, isOpenAt(now)));
  const theirs = tx.select({ id: accessLinks.id }).from(accessLinks).where(isTheirs);
  await tx.delete(staffSessions).where(inArray(staffSessions.linkId, theirs));
  await tx
    .update(previewLinks)
    .set({ withdrawnAt: now, sealedCode: null })
    .where(and(eq(previewLinks.createdById, accountId), isNull(previewLinks.withdrawnAt)));
}

/** Closes all links that nobody has opened yet. After a restore, some may have been deactivated or used since the backup. */
export async function closeAccessLinks(tx: Database, now = new Date()): Promise<void> {
  await tx.update(accessLinks).set({ deactivatedAt: now, sealedCode: null }).where(isOpenAt(now));
}

/** Returns how the audit log names a link. */
export const named = ({ id, role, description }: Pick<Row, "id" | "role" | "description">) => ({
  target: `temporary link for ${role}${description && `: ${description}`}`,
  targetId: id,
});

export async function purgeAccessLinks(db: Database, now = new Date()): Promise<void> {
  const before = keptSince("accessLinks", now);
  await deleteInBatches(db, accessLinks, lt(accessLinks.expiresAt, before));
  const isOver = and(lt(accessLinks.expiresAt, now), isNotNull(accessLinks.sealedCode));
  await db.update(accessLinks).set({ sealedCode: null }).where(isOver);
}
