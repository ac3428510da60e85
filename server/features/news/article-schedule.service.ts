import { and, eq, lte } from "drizzle-orm";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import type { Database } from "#server/database/database.ts";
import { invalidInput } from "#server/errors.ts";
import { news } from "./news.table.ts";

type Row = typeof news.$inferSelect;
type Planned = { status: Row["status"]; scheduledAt?: string | null | undefined };

/**
 * Returns when an article is published automatically, or null. Throws invalidInput if it isn't a draft, or for a time in the
 * past.
 */
export function scheduleOf({ status, scheduledAt }: Planned, now: Date, before?: Row): Date | null {
  if (status !== "draft") {
    if (scheduledAt) throw refused(newsDeskTexts.scheduleDrafts);
    return null;
  }
  const stored = before?.scheduledAt ?? null;
  if (scheduledAt === undefined) return stored;
  const wanted = scheduledAt === null ? null : new Date(scheduledAt);
  const isStored = wanted?.getTime() === stored?.getTime(); // its time may have come while it was edited
  if (wanted && wanted <= now && !isStored) throw refused(newsDeskTexts.schedulePast);
  return wanted;
}

const refused = (sentence: string) => invalidInput(sentence, { scheduledAt: sentence });

/** Unschedules a restored draft whose time came while it was in the bin, so that restoring doesn't publish it. */
export async function unscheduleMissed(tx: Database, id: string, now = new Date()): Promise<void> {
  await tx
    .update(news)
    .set({ scheduledAt: null })
    .where(and(eq(news.id, id), lte(news.scheduledAt, now)));
}
