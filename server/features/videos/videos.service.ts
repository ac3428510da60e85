import { randomUUIDv7 } from "node:crypto";
import { and, count, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Page } from "#contract/paging.ts";
import type { CreateVideoRequest, UpdateVideoRequest } from "#contract/videos/forms.ts";
import type { StoredVideo, Video } from "#contract/videos/schemas.ts";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { notFound } from "#server/errors.ts";
import { type Actor, recordChange } from "#server/features/audit-log/audit-log.service.ts";
import { type Listed, pageOf } from "#server/http/paging.ts";
import { videos } from "./videos.table.ts";

const { createdAt: _createdAt, ...columns } = getTableColumns(videos);

/** The active ones, by position. */
export const listActiveVideos = (db: Database, page: Page): Promise<Listed<Video>> =>
  list(db, page, { isActive: true });

/** Those that are switched off too. */
export const listAllVideos = (db: Database, page: Page): Promise<Listed<StoredVideo>> => list(db, page, {});

async function list(db: Database, page: Page, { isActive }: { isActive?: true }): Promise<Listed<StoredVideo>> {
  const by = [sql`${videos.position}`, sql`${videos.id}`];
  const { where, orderBy, limit, listed } = pageOf(page, { by, direction: "asc" });
  const rows = await db
    .select(columns)
    .from(videos)
    .where(and(isActive && eq(videos.isActive, true), where))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (video) => [video.position, video.id],
    (video) => video,
  );
}

/** Behind all others unless it says where. */
export async function createVideo(
  db: Database,
  { video, by }: { video: z.output<typeof CreateVideoRequest>; by: Actor },
): Promise<StoredVideo> {
  return inTransaction(db, async (tx) => {
    const position = video.position ?? (await nextPosition(tx));
    const [made] = await tx
      .insert(videos)
      .values({ id: randomUUIDv7(), ...video, position })
      .returning(columns);
    if (!made) throw new Error("The video was not made");
    await announce(tx, "videos");
    await recordChange(tx, { by, action: "videos.create", target: made.title, targetId: made.id, after: made });
    return made;
  });
}

/** The count plus 1. Whoever adds another one meanwhile waits, and comes after it. */
async function nextPosition(tx: Database): Promise<number> {
  await tx.execute(sql`lock table ${videos} in share row exclusive mode`);
  const [all] = await tx.select({ count: count() }).from(videos);
  return (all?.count ?? 0) + 1;
}

type Change = { id: string; video: z.output<typeof UpdateVideoRequest>; by: Actor };

/** It stays where it is unless it says where. */
export async function updateVideo(db: Database, { id, video, by }: Change): Promise<StoredVideo> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select(columns).from(videos).where(eq(videos.id, id)).for("update");
    const [after] = await tx.update(videos).set(video).where(eq(videos.id, id)).returning(columns);
    if (!before || !after) throw noSuchVideo();
    await announce(tx, "videos");
    await recordChange(tx, { by, action: "videos.update", target: after.title, targetId: id, before, after });
    return after;
  });
}

/** Those behind it move up, so that the next one, at the count plus 1, comes behind them all. */
export async function removeVideo(db: Database, { id, by }: { id: string; by: Actor }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx.delete(videos).where(eq(videos.id, id)).returning(columns);
    if (!before) throw noSuchVideo();
    const behindIt = gt(videos.position, before.position);
    await tx
      .update(videos)
      .set({ position: sql`${videos.position} - 1` })
      .where(behindIt);
    await announce(tx, "videos");
    await recordChange(tx, { by, action: "videos.remove", target: before.title, targetId: id, before });
  });
}

const noSuchVideo = () => notFound("There is no such video.");
