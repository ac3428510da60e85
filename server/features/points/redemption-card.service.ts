import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { asPlainText, type Card, decidedBy } from "#server/features/outbox/card.format.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { pointsAccounts, redemptions } from "./points.table.ts";

const headings = {
  pending: "New redemption",
  completed: "Redemption completed",
  cancelled: "Redemption cancelled, points returned",
};

/** Returns what the staff's Discord says about a redemption: the item, who it's for, and who decided. */
export async function findRedemptionCard(db: Database, id: string): Promise<Card | undefined> {
  const { itemName: item, status, resolvedBy: by, accountId } = redemptions;
  const [row] = await db
    .select({ item, status, by, role: staffAccounts.role, name: members.name })
    .from(redemptions)
    .innerJoin(pointsAccounts, eq(pointsAccounts.id, accountId))
    .leftJoin(members, eq(members.id, pointsAccounts.memberId))
    .leftJoin(staffAccounts, eq(staffAccounts.id, redemptions.resolvedById))
    .where(eq(redemptions.id, id));
  if (!row) return undefined;
  const who = row.name === null ? "somebody who has deleted their account" : asPlainText(row.name);
  return {
    text: `**${headings[row.status]}**${decidedBy(row)}\n${asPlainText(row.item)}, for ${who}`,
    path: "/admin/points?tab=redemptions",
  };
}
