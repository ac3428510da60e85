import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { type IconSide, iconSides } from "#contract/site-icon/constants.ts";
import type { SiteIcon } from "#contract/site-icon/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { type Actor, makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { type Received, reencodeAsIcons } from "#server/features/uploads/reencode.service.ts";
import { siteIcons } from "./site-icon.table.ts";

const smallest = iconSides[0];

const iconPath = (side: IconSide, hash: string) => `/favicon-${side}.png?v=${hash}`;

type Upload = Received & { by: Actor };

/** Makes the icon in every size and replaces the previous one. */
export async function setSiteIcon(
  db: Database,
  { by, ...received }: Upload,
  now = new Date(),
): Promise<{ url: string }> {
  const made = await reencodeAsIcons(received, { sides: iconSides, field: "favicon", wrong: faviconTexts.wrong });
  const hash = hashOf(made.map(({ bytes }) => bytes));
  const rows = made.map(({ bytes, width }) => ({ size: width, hash, bytes: Buffer.from(bytes), updatedAt: now }));
  await makeChange(db, by, async (tx, { record, publish }) => {
    const before = await findHash(tx);
    await tx
      .insert(siteIcons)
      .values(rows)
      .onConflictDoUpdate({
        target: siteIcons.size,
        set: { hash: sql`excluded.hash`, bytes: sql`excluded.bytes`, updatedAt: now },
      });
    publish("site-icon");
    record({
      action: "site-icon.update",
      target: "Favicon",
      before: before === undefined ? null : { hash: before },
      after: { hash },
    });
  });
  return { url: iconPath(smallest, hash) };
}

/** Makes browsers show the team's mark again. Does nothing if there is no icon. */
export async function removeSiteIcon(db: Database, { by }: { by: Actor }): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    const [before] = await tx.delete(siteIcons).returning({ hash: siteIcons.hash }); // one icon in several sizes
    if (!before) return;
    publish("site-icon");
    record({ action: "site-icon.remove", target: "Favicon", before });
  });
}

/** Returns one name for the icon in all its sizes. */
function hashOf(files: Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file);
  return hash.digest("hex").slice(0, 16);
}

async function findHash(db: Database): Promise<string | undefined> {
  const [icon] = await db.select({ hash: siteIcons.hash }).from(siteIcons).where(eq(siteIcons.size, smallest));
  return icon?.hash;
}

export async function getSiteIcon(db: Database): Promise<SiteIcon> {
  const hash = await findHash(db);
  return { url: hash === undefined ? null : iconPath(smallest, hash) };
}

export async function findIconFile(db: Database, side: IconSide): Promise<{ hash: string; bytes: Buffer } | undefined> {
  const { hash, bytes } = siteIcons;
  const [icon] = await db.select({ hash, bytes }).from(siteIcons).where(eq(siteIcons.size, side));
  return icon;
}
