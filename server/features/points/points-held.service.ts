import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { pointsAccounts, redemptions } from "./points.table.ts";

/** Counts the members with points, and the redemptions that staff haven't resolved. Only asked before points are switched off. */
export const countHeld = async (db: Database) => ({
  memberCount: await db.$count(pointsAccounts, and(gt(pointsAccounts.balance, 0), isNotNull(pointsAccounts.memberId))),
  pendingCount: await db.$count(redemptions, eq(redemptions.status, "pending")),
});
