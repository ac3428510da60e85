import { randomUUIDv7 } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { PageQuery } from "#contract/paging.ts";
import { CreateItemRequest, type UpdateItemRequest } from "#contract/points/admin/forms.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { type itemSorts, pointsTexts } from "#contract/points/constants.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { checkChanged } from "#server/check-changed.ts";
import type { Database } from "#server/database/database.ts";
import { type Listed, pageOf } from "#server/database/queries/keyset.ts";
import { type ListQuery, readList } from "#server/database/queries/list.ts";
import { folded } from "#server/database/queries/search-index.ts";
import { searchOf } from "#server/database/queries/search-of.ts";
import { conflict, notFound, versionConflict } from "#server/errors.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { redemptions, rewardItems } from "./points.table.ts";

const inBin = { kind: "reward-items", table: rewardItems } as const;
const stored = {
  id: rewardItems.id,
  name: rewardItems.name,
  description: rewardItems.description,
  price: rewardItems.price,
  imageUrl: rewardItems.imageUrl,
  isActive: rewardItems.isActive,
  version: rewardItems.version,
};

const byPrice = [sql`${rewardItems.price}`, sql`${rewardItems.id}`];
const sorts = {
  price: { by: byPrice, usually: "asc" },
  name: { by: [folded(rewardItems.name), sql`${rewardItems.id}`], usually: "asc" },
} as const;

/** Lists what is on offer, cheapest first. */
export async function listItemsOnOffer(db: Database, page: PageQuery): Promise<Listed<RewardItem>> {
  const { where, orderBy, limit, listed } = pageOf(page, { by: byPrice, direction: "asc" });
  const rows = await db
    .select(stored)
    .from(rewardItems)
    .where(and(where, eq(rewardItems.isActive, true)))
    .orderBy(...orderBy)
    .limit(limit);
  return listed(
    rows,
    ({ price, id }) => [price, id],
    (item) => item,
  );
}

/** Lists all items, including retired ones. */
export const listAllItems = (
  db: Database,
  query: ListQuery<(typeof itemSorts)[number]>,
): Promise<Listed<StoredRewardItem>> =>
  readList(db, query, {
    sorts,
    usual: "price",
    where: undefined,
    search: searchOf(query.search, {
      id: rewardItems.id,
      ids: (where) => db.select({ id: rewardItems.id }).from(rewardItems).where(where),
      columns: [rewardItems.name, rewardItems.description],
    }),
    rows: (where, key) =>
      db
        .select({ ...stored, key })
        .from(rewardItems)
        .where(where),
    show: (item) => item,
  });

export async function createItem(
  db: Database,
  item: z.output<typeof CreateItemRequest>,
  by: SignedInStaff,
): Promise<StoredRewardItem> {
  return makeChange(db, by, async (tx, { record, publish }) => {
    const [made] = await tx
      .insert(rewardItems)
      .values({ id: randomUUIDv7(), ...item })
      .returning(stored);
    if (!made) throw new Error("The insert returned no item");
    record({ action: "reward-items.create", ...named(made), after: made });
    publish("reward-items");
    return made;
  });
}

type ItemChange = z.output<typeof UpdateItemRequest>;
type Check = (before: StoredRewardItem) => void;

/** Throws versionConflict if someone else has changed it since, and whatever `check` does. */
export async function updateItem(
  db: Database,
  { id, change, by }: { id: string; change: ItemChange; by: SignedInStaff },
  check?: Check,
): Promise<StoredRewardItem> {
  const { version, ...fields } = change;
  return makeChange(db, by, async (tx, { record, publish }) => {
    const before = await lockItem(tx, id);
    check?.(before);
    if (version !== undefined && version !== before.version) throw versionConflict(pointsTexts.stale, before);
    checkChanged(CreateItemRequest, before, fields);
    const [changed] = await tx
      .update(rewardItems)
      .set({ ...fields, version: sql`${rewardItems.version} + 1` })
      .where(eq(rewardItems.id, id))
      .returning(stored);
    if (!changed) throw noSuchItem();
    record({ action: "reward-items.update", ...named(before), before, after: changed });
    publish("reward-items");
    return changed;
  });
}

/** Retires an item or puts it back on offer. Throws conflict if it already is. */
export async function setItemOffered(
  db: Database,
  { id, isActive, by }: Chosen & { isActive: boolean },
): Promise<StoredRewardItem> {
  return updateItem(db, { id, change: { isActive }, by }, (before) => {
    if (before.isActive === isActive) throw conflict(isActive ? pointsTexts.onOffer : pointsTexts.notOnOffer);
  });
}

type Chosen = { id: string; by: SignedInStaff };

/** Deletes an item that nobody has redeemed. One that someone has is retired instead, so that their history keeps it. */
export async function removeItem(db: Database, { id, by }: Chosen): Promise<{ isRetired: boolean }> {
  return makeChange(db, by, async (tx, { record, publish }) => {
    const before = await lockItem(tx, id);
    const isRedeemed = (await tx.$count(redemptions, eq(redemptions.itemId, id))) > 0;
    if (isRedeemed) await retire(tx, id);
    else await moveToBin(tx, { ...inBin, id, name: before.name, by });
    const after = isRedeemed ? { ...before, isActive: false, version: before.version + 1 } : null;
    record({ action: "reward-items.remove", ...named(before), before, after });
    publish("reward-items");
    return { isRetired: isRedeemed };
  });
}

async function retire(tx: Database, id: string) {
  await tx
    .update(rewardItems)
    .set({ isActive: false, version: sql`${rewardItems.version} + 1` })
    .where(eq(rewardItems.id, id));
}

/** Whether it can't be redeemed any more but is still in the list. */
export const isRetired = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(rewardItems, and(eq(rewardItems.id, id), eq(rewardItems.isActive, false)))) > 0;

export async function restoreItem(db: Database, { id, by }: Chosen): Promise<void> {
  await makeChange(db, by, async (tx, { record, publish }) => {
    await takeFromBin(tx, { ...inBin, id });
    const after = await lockItem(tx, id);
    record({ action: "reward-items.restore", ...named(after), after });
    publish("reward-items");
  });
}

const noSuchItem = () => notFound("This item doesn’t exist.");

async function lockItem(tx: Database, id: string): Promise<StoredRewardItem> {
  const [locked] = await tx.select(stored).from(rewardItems).where(eq(rewardItems.id, id)).for("update");
  if (!locked) throw noSuchItem();
  return locked;
}

const named = ({ id, name }: StoredRewardItem) => ({ target: `reward item ${name}`, targetId: id });
