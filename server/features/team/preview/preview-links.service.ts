import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { staffAreas } from "#contract/staff/roles.ts";
import { mostPreviewLinks, previewLinkDays, previewLinkTexts } from "#contract/team/admin/preview-links/constants.ts";
import type { PreviewLink } from "#contract/team/admin/preview-links/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { conflict, forbidden, notFound } from "#server/errors.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { previewLinks } from "#server/features/staff/preview-links.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/token.ts";

const purpose = "preview links";
const dayMs = 86_400_000;

/** A link ends with its time, by hand, or once whoever made it may no longer change facts. */
const isOpenAt = (now: Date) =>
  and(
    isNull(previewLinks.withdrawnAt),
    gt(previewLinks.expiresAt, now),
    inArray(staffAccounts.role, staffAreas.team.write),
  );

type Row = typeof previewLinks.$inferSelect;
type Shown = Row & { createdBy: string };

const asPreviewLink = (
  { id, path, sealedCode, createdBy, createdAt, expiresAt }: Shown,
  secret: string,
): PreviewLink => ({
  id,
  path,
  linkCode: (sealedCode && unseal(sealedCode, { secret, purpose })) || null,
  createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const withMaker = (db: Database) =>
  db
    .select({ ...getTableColumns(previewLinks), createdBy: staffAccounts.username })
    .from(previewLinks)
    .innerJoin(staffAccounts, eq(staffAccounts.id, previewLinks.createdById));

/** Lists the links that are open, newest first. */
export async function listPreviewLinks(db: Database, secret: string, now = new Date()): Promise<PreviewLink[]> {
  const rows = await withMaker(db).where(isOpenAt(now)).orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
  return rows.map((row) => asPreviewLink(row, secret));
}

type New = { path: string; by: SignedInStaff; secret: string };

/** Creates a link for one page. Throws conflict if there are too many. */
export async function createPreviewLink(
  db: Database,
  { path, by, secret }: New,
  now = new Date(),
): Promise<PreviewLink> {
  const { adminId: createdById, username: createdBy } = by;
  if (createdById === null) throw forbidden();
  const linkCode = newToken();
  const row = {
    id: randomUUIDv7(),
    codeHash: hashOfToken(linkCode),
    sealedCode: seal(linkCode, { secret, purpose }),
    path,
    createdAt: now,
    createdById,
    expiresAt: new Date(now.getTime() + previewLinkDays * dayMs),
    withdrawnAt: null,
  };
  return makeChange(db, by, async (tx, { record }) => {
    await tx.execute(sql`lock table ${previewLinks} in share row exclusive mode`); // so that the limit is exact
    if ((await listPreviewLinks(tx, secret, now)).length >= mostPreviewLinks) throw conflict(previewLinkTexts.tooMany);
    await tx.insert(previewLinks).values(row);
    record({ action: "preview-links.create", ...named(row), after: { path, expiresAt: row.expiresAt } });
    return asPreviewLink({ ...row, createdBy }, secret);
  });
}

/** Throws conflict for a link that has ended. */
export async function withdrawPreviewLink(
  db: Database,
  { id, by }: { id: string; by: SignedInStaff },
  now = new Date(),
): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const [link] = await withMaker(tx).where(eq(previewLinks.id, id)).for("update", { of: previewLinks });
    if (!link) throw notFound(previewLinkTexts.unknown);
    if (link.withdrawnAt || link.expiresAt <= now) throw conflict(previewLinkTexts.hasEnded);
    await tx.update(previewLinks).set(ended(now)).where(eq(previewLinks.id, id));
    record({ action: "preview-links.withdraw", ...named(link), before: { path: link.path } });
  });
}

const ended = (now: Date) => ({ withdrawnAt: now, sealedCode: null });
const named = ({ id, path }: Pick<Row, "id" | "path">) => ({ target: path, targetId: id });

/** Returns the link with this code, and whether it's open; undefined if there is none. */
export async function findPreviewLink(db: Database, code: string, now = new Date()) {
  const [link] = await db
    .select({ path: previewLinks.path, expiresAt: previewLinks.expiresAt, isOpen: sql<boolean>`${isOpenAt(now)}` })
    .from(previewLinks)
    .innerJoin(staffAccounts, eq(staffAccounts.id, previewLinks.createdById))
    .where(eq(previewLinks.codeHash, hashOfToken(code)));
  return link;
}

/** Ends all links. After a restore, some may have been withdrawn since the backup. */
export async function endPreviewLinks(tx: Database, now = new Date()): Promise<void> {
  await tx.update(previewLinks).set(ended(now)).where(isNull(previewLinks.withdrawnAt));
}

/** Deletes links as long after their end as temporary links, so that an ended one can say so. */
export async function purgePreviewLinks(db: Database, now = new Date()): Promise<void> {
  await deleteInBatches(db, previewLinks, lt(previewLinks.expiresAt, keptSince("accessLinks", now)));
  const isOver = and(lt(previewLinks.expiresAt, now), isNotNull(previewLinks.sealedCode));
  await db.update(previewLinks).set({ sealedCode: null }).where(isOver);
}
