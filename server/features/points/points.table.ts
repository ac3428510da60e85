import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { maxPoints, redemptionStatuses, transactionTypes } from "#contract/points/constants.ts";
import { moment } from "#server/database/queries/moment.ts";
import { folded, searchIndex } from "#server/database/queries/search-index.ts";
import { members } from "#server/features/accounts/accounts.table.ts";

const most = sql.raw(String(maxPoints));

/**
 * A member's points. The ledger refers to the account's own id, so that a member can leave while their rows stay, without a name.
 * The counts save counting the rows.
 */
export const pointsAccounts = pgTable(
  "points_accounts",
  {
    id: uuid().primaryKey(),
    memberId: uuid("member_id")
      .unique()
      .references(() => members.id, { onDelete: "set null" }),
    balance: integer().notNull().default(0),
    earnedCount: integer("earned_count").notNull().default(0),
    redemptionCount: integer("redemption_count").notNull().default(0),
  },
  (table) => [
    index("points_accounts_by_balance").on(table.balance.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check("points_accounts_balance_in_range", sql`${table.balance} between 0 and ${most}`),
  ],
);

export const rewardItems = pgTable(
  "reward_items",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    price: integer().notNull(),
    imageUrl: text("image_url"),
    isActive: boolean("is_active").notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("reward_items_by_price").on(table.price, table.id),
    index("reward_items_by_name").on(folded(table.name), table.id),
    searchIndex("reward_items_search", [table.name, table.description]),
    check("reward_items_price_in_range", sql`${table.price} between 1 and ${most}`),
  ],
);

export const redemptions = pgTable(
  "redemptions",
  {
    id: uuid().primaryKey(),
    /** The order in which they arrived. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => pointsAccounts.id),
    itemId: uuid("item_id")
      .notNull()
      .references(() => rewardItems.id),
    /** The item's name at the time. */
    itemName: text("item_name").notNull(),
    pointsSpent: integer("points_spent").notNull(),
    /** Who receives the reward. Null without a Discord, and once the member has left or removed the name. */
    discordUsername: text("discord_username"),
    status: text({ enum: redemptionStatuses }).notNull().default("pending"),
    adminNotes: text("admin_notes"),
    createdAt: moment("created_at").notNull().defaultNow(),
    resolvedAt: moment("resolved_at"),
    resolvedBy: text("resolved_by"),
    /** Not a reference: deleting the account would have to touch every row it ever resolved. */
    resolvedById: uuid("resolved_by_id"),
  },
  (table) => [
    index("redemptions_of_account").on(table.accountId, table.position.desc().nullsFirst()),
    index("redemptions_by_arrival").on(table.position.desc().nullsFirst()),
    index("redemptions_by_status").on(table.status, table.position.desc().nullsFirst()),
    index("redemptions_of_item").on(table.itemId),
    index("redemptions_by_points").on(table.pointsSpent, table.position),
    index("redemptions_by_item_name").on(folded(table.itemName), table.position),
    searchIndex("redemptions_search", [table.itemName, table.discordUsername]),
    check("redemptions_cost_points", sql`${table.pointsSpent} > 0`),
    check("redemptions_resolved_once", sql`(${table.status} = 'pending') = (${table.resolvedAt} is null)`),
  ],
);

/** Points that staff gave to many members at once. */
export const pointsAwards = pgTable(
  "points_awards",
  {
    id: uuid().primaryKey(),
    /** The order in which they arrived. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** Chosen before the request was sent, so that a repeated request is answered but not carried out again. */
    key: text().notNull().unique(),
    /** Covers the request's body and who sent it. */
    requestHash: text("request_hash").notNull(),
    description: text().notNull(),
    memberCount: integer("member_count").notNull(),
    rowCount: integer("row_count").notNull(),
    total: bigint({ mode: "number" }).notNull(),
    /** The name at the time, as in the ledger. */
    adminUsername: text("admin_username").notNull(),
    adminId: uuid("admin_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("points_awards_by_arrival").on(table.position.desc().nullsFirst()),
    check("points_awards_have_rows", sql`${table.rowCount} > 0`),
  ],
);

/** Every movement of points. Rows are permanent: the database refuses to change or delete one. */
export const pointsLedger = pgTable(
  "points_ledger",
  {
    id: uuid().primaryKey(),
    /** The order in which they happened. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => pointsAccounts.id),
    type: text({ enum: transactionTypes }).notNull(),
    amount: integer().notNull(),
    balanceAfter: integer("balance_after").notNull(),
    description: text().notNull(),
    /** The redemption that was paid for, or refunded. */
    redemptionId: uuid("redemption_id").references(() => redemptions.id),
    /** The name at the time. Not a reference, because a row is never touched again, even when the account is deleted. */
    adminUsername: text("admin_username"),
    adminId: uuid("admin_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("points_ledger_of_account").on(table.accountId, table.position.desc().nullsFirst()),
    index("points_ledger_by_arrival").on(table.position.desc().nullsFirst()),
    index("points_ledger_by_type").on(table.type, table.position.desc().nullsFirst()),
    index("points_ledger_by_amount").on(table.amount, table.position),
    searchIndex("points_ledger_search", [table.description]),
    uniqueIndex("points_ledger_once_a_redemption").on(table.redemptionId, table.type),
    check("points_ledger_moves_points", sql`${table.amount} <> 0`),
    check("points_ledger_never_below_zero", sql`${table.balanceAfter} >= 0`),
    check("points_ledger_says_who", sql`${table.redemptionId} is not null or ${table.adminUsername} is not null`),
    check("points_ledger_says_why", sql`${table.description} <> ''`),
    check(
      "points_ledger_signs",
      sql`(${table.type} <> 'earned' or ${table.amount} > 0) and (${table.type} <> 'spent' or ${table.amount} < 0)`,
    ),
  ],
);

/** The ledger rows that make up an award to many members. */
export const pointsAwardRows = pgTable(
  "points_award_rows",
  {
    ledgerId: uuid("ledger_id")
      .primaryKey()
      .references(() => pointsLedger.id),
    awardId: uuid("award_id")
      .notNull()
      .references(() => pointsAwards.id),
    /** The ledger row that undid it. */
    undoneById: uuid("undone_by_id")
      .unique()
      .references(() => pointsLedger.id),
  },
  (table) => [index("points_award_rows_of_award").on(table.awardId)],
);

/** The keys under which members sent redemptions, so that a repeated one is answered but not carried out again. */
export const redemptionKeys = pgTable(
  "redemption_keys",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** Covers the request's body. */
    requestHash: text("request_hash").notNull(),
    redemptionId: uuid("redemption_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    index("redemption_keys_by_age").on(table.createdAt),
  ],
);
