import { and, eq, sql } from "drizzle-orm";
import type { Page } from "#contract/paging.ts";
import type { Video } from "#contract/videos.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/http/paging.ts";
import { videos } from "./videos.table.ts";

/** The active ones, by position. */
export async function listActiveVideos(db: Database, page: Page): Promise<Listed<Video>> {
  const by = [sql`${videos.position}`, sql`${videos.id}`];
  const { where, orderBy, limit, listed } = pageOf(page, { by, direction: "asc" });
  const isActive = eq(videos.isActive, true);
  const rows = await db
    .select()
    .from(videos)
    .where(and(isActive, where))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    (video) => [video.position, video.id],
    (video) => video,
  );
}
