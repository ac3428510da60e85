import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#contract/badges/constants.ts";
import type { Badge } from "#contract/badges/schemas.ts";
import type { StaffRedemption } from "#contract/points/admin/schemas.ts";
import { maxPoints, pointsTexts, type redemptionSorts, type redemptionStatuses } from "#contract/points/constants.ts";
import { isShort } from "#contract/search/short-search.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { countSome } from "#server/database/queries/count-some.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, noKey, readList, type Search } from "#server/database/queries/list.ts";
import { contains } from "#server/database/queries/search.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { conflict, notFound } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { queueCardChanges, queueMail } from "#server/features/outbox/outbox.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { type Actor, movePoints } from "./ledger.service.ts";
import { pointsAccounts, redemptions } from "./points.table.ts";
import { redemptionMail } from "./redemption-mails.format.ts";

/** Locks the account. Everything that moves a redemption's points does this first, so that no two can deadlock. */
async function lockAccount(tx: Database, which: SQL): Promise<string | undefined> {
  const [account] = await tx.select({ id: pointsAccounts.id }).from(pointsAccounts).where(which).for("no key update");
  return account?.id;
}

type Resolution = { id: string; status: "completed" | "cancelled"; adminNotes?: string | undefined; team: Team };

/** Ends a pending redemption, once: a second call gets a conflict. Cancelling it refunds the points. */
export async function resolveRedemption(
  db: Database,
  { id, status, adminNotes, team }: Resolution,
  by: SignedInStaff,
): Promise<StaffRedemption> {
  return makeChange(db, by, async (tx, { record }) => {
    if (status === "cancelled") await lockAccount(tx, eq(pointsAccounts.id, accountOfRedemption(tx, id)));
    const notes = adminNotes || (status === "completed" ? pointsTexts.completedNote : pointsTexts.cancelledNote);
    const [resolved] = await tx
      .update(redemptions)
      .set({ status, adminNotes: notes, resolvedAt: sql`now()`, resolvedBy: by.username, resolvedById: by.adminId })
      .where(and(eq(redemptions.id, id), eq(redemptions.status, "pending")))
      .returning(refundColumns);
    if (!resolved)
      throw (await exists(tx, id)) ? conflict(pointsTexts.resolved) : notFound("This redemption doesn’t exist.");
    if (status === "cancelled") await refund(tx, resolved, by);
    const [shown] = await staffView(tx).where(eq(redemptions.id, id));
    if (!shown) throw new Error("A redemption disappeared just after it was resolved");
    await mailMember(tx, shown, { status, team });
    await queueCardChanges(tx, "redemption", [id]);
    record({ action: "redemptions.resolve", ...named(shown), after: { status } });
    return asStaffRedemption(shown);
  });
}

async function mailMember(
  tx: Database,
  { memberId, name, email, itemName, pointsSpent }: Shown,
  { status, team }: Pick<Resolution, "status" | "team">,
) {
  if (memberId === null || name === null || email === null) return; // they deleted their account
  await queueMail(tx, { to: email, memberId, ...redemptionMail(team, { name, itemName, pointsSpent, status }) });
}

/** Returns how the audit log names a redemption. The member is only named by id. */
const named = ({ id, itemName, memberId }: Pick<Shown, "id" | "itemName" | "memberId">) => ({
  target: `redemption: ${itemName}`,
  targetId: id,
  before: { status: "pending" },
  ...(memberId !== null && { memberId }),
});

const accountOfRedemption = (tx: Database, id: string) =>
  tx.select({ id: redemptions.accountId }).from(redemptions).where(eq(redemptions.id, id));

const refundColumns = {
  id: redemptions.id,
  accountId: redemptions.accountId,
  itemName: redemptions.itemName,
  pointsSpent: redemptions.pointsSpent,
};
type Cancelled = { id: string; accountId: string; itemName: string; pointsSpent: number };

const refund = (tx: Database, { id, accountId, itemName, pointsSpent }: Cancelled, by?: Actor) =>
  movePoints(tx, accountId, {
    type: "admin_adjust",
    amount: pointsSpent,
    description: `Refund: ${itemName}`,
    redemptionId: id,
    ...(by && { by }),
  });

async function exists(tx: Database, id: string): Promise<boolean> {
  const found = await tx.select({ id: redemptions.id }).from(redemptions).where(eq(redemptions.id, id));
  return found.length > 0;
}

/** Removes the Discord name that a member's rewards went to, or would have gone to. */
export async function removeRecipient(tx: Database, memberId: string): Promise<void> {
  const own = tx.select({ id: pointsAccounts.id }).from(pointsAccounts).where(eq(pointsAccounts.memberId, memberId));
  await tx
    .update(redemptions)
    .set({ discordUsername: null })
    .where(and(inArray(redemptions.accountId, own), isNotNull(redemptions.discordUsername)));
}

/** Cancels a leaving member's pending redemptions, and removes who received what and staff's notes on it. */
export async function cancelMemberRedemptions(tx: Database, memberId: string): Promise<void> {
  const accountId = await lockAccount(tx, eq(pointsAccounts.memberId, memberId)); // from here on they can't redeem anything
  if (accountId === undefined) return;
  const own = eq(redemptions.accountId, accountId);
  await queueCardChanges(tx, "redemption", tx.select({ id: redemptions.id }).from(redemptions).where(own));
  await tx
    .update(redemptions)
    .set({ discordUsername: null, adminNotes: null })
    .where(and(own, or(isNotNull(redemptions.discordUsername), isNotNull(redemptions.adminNotes))));
  const cancelled = await tx
    .update(redemptions)
    .set({ status: "cancelled", adminNotes: "The account was deleted", resolvedAt: sql`now()` })
    .where(and(own, eq(redemptions.status, "pending")))
    .returning(refundColumns);
  for (const redemption of cancelled) {
    await lowerBalanceFor(tx, redemption);
    await refund(tx, redemption);
  }
}

/**
 * Takes whatever would exceed the account's maximum. A refund is always whole, and it mustn't keep a member from leaving; nobody
 * is left to spend the points.
 */
async function lowerBalanceFor(tx: Database, { accountId, pointsSpent }: Cancelled) {
  const { balance } = pointsAccounts;
  const [account] = await tx.select({ balance }).from(pointsAccounts).where(eq(pointsAccounts.id, accountId));
  const excess = (account?.balance ?? 0) + pointsSpent - maxPoints;
  if (excess <= 0) return;
  const description = "Room for a refund: the account was deleted";
  await movePoints(tx, accountId, { type: "admin_adjust", amount: -excess, description, by: theSite });
}

const theSite: Actor = { adminId: null, username: "the site" };

const staffView = (db: Database, key = noKey) =>
  db
    .select({
      id: redemptions.id,
      key,
      status: redemptions.status,
      createdAt: redemptions.createdAt,
      pointsSpent: redemptions.pointsSpent,
      itemName: redemptions.itemName,
      discordUsername: redemptions.discordUsername,
      adminNotes: redemptions.adminNotes,
      resolvedAt: redemptions.resolvedAt,
      resolvedBy: redemptions.resolvedBy,
      memberId: members.id,
      discord: members.discord,
      name: members.name,
      email: members.email,
    })
    .from(redemptions)
    .innerJoin(pointsAccounts, eq(pointsAccounts.id, redemptions.accountId))
    .leftJoin(members, eq(members.id, pointsAccounts.memberId))
    .$dynamic();

type Shown = Omit<Awaited<ReturnType<typeof staffView>>[number], "key">;

function asStaffRedemption(shown: Shown): StaffRedemption {
  const { memberId: _memberId, name, itemName, discord, email, ...row } = shown;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    item: { name: itemName },
    user: { name, discord, email },
  };
}

const sorts = {
  createdAt: { by: [sql`${redemptions.position}`], usually: "desc" },
  pointsSpent: { by: [sql`${redemptions.pointsSpent}`, sql`${redemptions.position}`], usually: "desc" },
  item: { by: [folded(redemptions.itemName), sql`${redemptions.position}`], usually: "asc" },
} as const;

type Query = ListQuery<(typeof redemptionSorts)[number]> & {
  status?: (typeof redemptionStatuses)[number] | undefined;
};

/** Lists everyone's, newest first by default. The search looks at items and members. */
export const listRedemptions = (db: Database, { search, status, ...query }: Query): Promise<Listed<StaffRedemption>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: status && eq(redemptions.status, status),
    search: search ? searchFor(db, search) : undefined,
    rows: (where, key) => staffView(db, key).where(where),
    show: asStaffRedemption,
  });

/** Searches the item and its recipient, and the member who paid for it. */
function searchFor(db: Database, text: string): Search {
  const { id, itemName, discordUsername, accountId } = redemptions;
  const { name, email, discord } = members;
  const ofMembers = db
    .select({ id: pointsAccounts.id })
    .from(pointsAccounts)
    .innerJoin(members, eq(members.id, pointsAccounts.memberId))
    .where(contains([name, email, discord], text));
  return {
    id,
    ids: (where) => db.select({ id }).from(redemptions).where(where),
    ways: [contains([itemName, discordUsername], text), inArray(accountId, ofMembers)],
    short: isShort(text) ? { shown: contains([itemName, discordUsername, name, email, discord], text) } : undefined,
  };
}

/** Returns how many redemptions await delivery, and when the newest of all was made. */
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
