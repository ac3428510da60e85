import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Picture } from "#contract/uploads/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { ActingStaff } from "#server/features/staff/staff-sessions.service.ts";
import type { Decoded } from "./decoding.worker.ts";
import { type Received, reencode } from "./reencode.service.ts";
import { media } from "./uploads.table.ts";

const address = /^([0-9a-f]{64})\.webp$/;

type Upload = Received & { by: ActingStaff; field?: string };

/** Re-encodes and stores an uploaded picture, and returns its address. The same picture twice is one row. */
export async function storePicture(
  db: Database,
  { by, field = "picture", ...received }: Upload,
  now = new Date(),
): Promise<Picture> {
  const made = await reencode(received, field);
  return makeChange(db, by, (tx) => keepPicture(tx, made, now));
}

export async function keepPicture(tx: Database, made: Decoded, now: Date): Promise<Picture> {
  const { bytes, width, height } = made;
  const hash = createHash("sha256").update(bytes).digest("hex");
  await tx
    .insert(media)
    .values({ hash, contentType: "image/webp", bytes: Buffer.from(bytes), width, height, createdAt: now })
    .onConflictDoUpdate({ target: media.hash, set: { createdAt: now } }); // gives it another day to be used
  return { url: `/media/${hash}.webp`, width, height };
}

/** Returns the size of the picture at an address, or null if it wasn't uploaded here. */
export async function findPictureSize(db: Database, url: string | null): Promise<Omit<Picture, "url"> | null> {
  const [, hash] = address.exec(url?.replace("/media/", "") ?? "") ?? [];
  if (!hash) return null;
  const [found] = await db.select({ width: media.width, height: media.height }).from(media).where(eq(media.hash, hash));
  return found ?? null;
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
