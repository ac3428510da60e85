import { createHash } from "node:crypto";
import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Picture } from "#contract/uploads.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { news } from "#server/features/news/news.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { type ActingStaff, holdStaff } from "#server/features/staff/staff-sessions.service.ts";
import { reencode } from "./reencode.ts";
import { media } from "./uploads.table.ts";

const unusedMs = 24 * 60 * 60_000;
const address = /^([0-9a-f]{64})\.webp$/;

type Upload = { original: Uint8Array; by: ActingStaff; field?: string };

/** Stores an uploaded picture, made anew, and says where it stands. The same picture twice is one row. */
export async function storePicture(
  db: Database,
  { original, by, field = "picture" }: Upload,
  now = new Date(),
): Promise<Picture> {
  const { bytes, width, height } = await reencode(original, field);
  const hash = createHash("sha256").update(bytes).digest("hex");
  await inTransaction(db, async (tx) => {
    await holdStaff(tx, by, now);
    await tx
      .insert(media)
      .values({ hash, contentType: "image/webp", bytes: Buffer.from(bytes), width, height, createdAt: now })
      .onConflictDoUpdate({ target: media.hash, set: { createdAt: now } }); // it has another day to be used in
  });
  return { url: `/media/${hash}.webp`, width, height };
}

export type StoredPicture = { hash: string; contentType: string; bytes: Buffer };

export async function findPicture(db: Database, name: string): Promise<StoredPicture | undefined> {
  const [, hash] = address.exec(name) ?? [];
  if (!hash) return undefined;
  const [found] = await db
    .select({ hash: media.hash, contentType: media.contentType, bytes: media.bytes })
    .from(media)
    .where(eq(media.hash, hash));
  return found;
}

/** Every column that may hold a picture's address, by itself or in an article's text. */
export const pictureColumns = [players.imageUrl, news.imageUrl, news.authorImage, news.content, rewardItems.imageUrl];

/** Removes what was uploaded more than a day ago and is used nowhere. */
export async function purgePictures(db: Database, now = new Date()): Promise<void> {
  const isUnused = pictureColumns.map((column) =>
    notExists(db.select({ one: sql`1` }).from(column.table).where(sql`strpos(${column}, ${media.hash}) > 0`)),
  );
  await db.delete(media).where(and(lt(media.createdAt, new Date(now.getTime() - unusedMs)), ...isUnused));
}
