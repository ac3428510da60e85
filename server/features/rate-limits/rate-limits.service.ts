import { lt, sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { rateLimits } from "./rate-limits.table.ts";

export type Limit = { max: number; windowSeconds: number };

const minute = 60;
const hour = 60 * minute;

/** The limits of the site, each for one address or one account. */
export const limits = {
  contact: { max: 20, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

type Try = {
  name: LimitName;
  /** Who is limited: an address or an account. */
  subject: string;
  /** Multiplies the limit. */
  factor: number;
};

/** Counts one try and gives the seconds to wait when it is one too many, else 0. One statement, exact over instances. */
export async function countTry(db: Database, { name, subject, factor }: Try, now = new Date()): Promise<number> {
  const { max, windowSeconds } = limits[name];
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${name}:${subject}`, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (!row || row.count <= max * factor) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
}

export async function purgeRateLimits(db: Database, now = new Date()): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
