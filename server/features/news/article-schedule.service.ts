import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { news } from "./news.table.ts";
import { saveArticle } from "./news-desk.service.ts";

/** Publishes each draft whose time has come, once, even if several instances look at the same moment. */
export async function publishScheduledArticles(db: Database, now = new Date(), signal?: AbortSignal): Promise<void> {
  const isDue = and(eq(news.status, "draft"), lte(news.scheduledAt, now));
  const due = await db.select({ id: news.id }).from(news).where(isDue).orderBy(asc(news.scheduledAt));
  for (const { id } of due) {
    if (signal?.aborted) return;
    await makeChange(db, { isSchedule: true }, async (tx, traces) => {
      const itself = and(eq(news.id, id), isDue);
      const [before] = await tx.select().from(news).where(itself).for("update");
      if (!before) return; // another instance published it, or staff changed its schedule
      const fields = { status: "published", scheduledAt: null } as const;
      await saveArticle(tx, traces, { before, fields, now, what: "publish" });
    });
  }
}
