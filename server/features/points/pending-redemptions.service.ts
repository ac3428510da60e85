import { desc, eq } from "drizzle-orm";
import { mostCounted } from "#contract/badges/constants.ts";
import type { Badge } from "#contract/badges/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { countSome } from "#server/database/queries/count-some.ts";
import { redemptions } from "./points.table.ts";

/** Returns how many await delivery, and when the newest of all was made. */
export async function getPendingRedemptions(db: Database): Promise<Badge> {
  const isPending = eq(redemptions.status, "pending");
  const pending = await countSome(db, redemptions, { where: isPending, atMost: mostCounted });
  const [newest] = await db
    .select({ at: redemptions.createdAt })
    .from(redemptions)
    .orderBy(desc(redemptions.position))
    .limit(1);
  return { ...pending, newestAt: newest?.at.toISOString() ?? null };
}
