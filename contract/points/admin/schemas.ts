import { z } from "zod";
import { BulkIds, BulkOutcome } from "#contract/bulk.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp, Version } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import {
  itemChanges,
  itemSorts,
  pointsTexts,
  pointsUserSorts,
  redemptionSorts,
  redemptionStatuses,
  transactionSorts,
  transactionTypes,
} from "#contract/points/constants.ts";
import { Points, Redemption, RewardItem, Transaction } from "#contract/points/schemas.ts";
import { AdjustRequest, CreateItemRequest, ResolveManyRequest, ResolveRequest, UpdateItemRequest } from "./forms.ts";

const say = pointsTexts;

export const StoredRewardItem = RewardItem.extend({ isActive: z.boolean(), version: Version });
export type StoredRewardItem = z.infer<typeof StoredRewardItem>;

export const PointsUser = z.object({
  id: Id,
  discordUsername: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  points: Points,
});
export type PointsUser = z.infer<typeof PointsUser>;

/** Rows of a deleted member stay, without their name. */
const whose = z.object({ name: z.string().nullable(), email: z.string().nullable() });
export const StaffTransaction = Transaction.extend({ user: whose });
export type StaffTransaction = z.infer<typeof StaffTransaction>;
export const StaffRedemption = Redemption.extend({
  user: whose.extend({ discord: z.string().nullable() }),
  discordUsername: z.string().nullable(),
  adminNotes: z.string().nullable(),
  resolvedAt: z.nullable(Timestamp),
  resolvedBy: z.string().nullable(),
});
export type StaffRedemption = z.infer<typeof StaffRedemption>;

export const PointsHeld = z.object({
  memberCount: z.int().describe("How many members have points"),
  pendingCount: z.int().describe("How many redemptions are pending"),
});

const transactionFilter = listQuery(transactionSorts).extend({
  userId: z.optional(Id),
  type: z.enum(transactionTypes).optional(),
});

export const pointsAdminCalls = {
  allItems: {
    access: "staff:points:read",
    summary: "Every reward item, including retired ones, cheapest first",
    query: listQuery(itemSorts),
    response: z.array(StoredRewardItem),
  },
  createItem: {
    access: "staff:points:write",
    summary: "Adds a reward item",
    body: CreateItemRequest,
    leadingMessage: say.itemIncomplete,
    response: StoredRewardItem,
    status: 201,
  },
  updateItem: {
    access: "staff:points:write",
    summary: "Changes a reward item, or retires it or puts it back on offer",
    params: ById,
    body: UpdateItemRequest,
    leadingMessage: say.itemIncomplete,
    response: StoredRewardItem,
  },
  changeItems: {
    access: "staff:points:write",
    summary:
      "Retires reward items, puts them back on offer, or deletes them. Deleting retires those that members have redeemed",
    body: z.strictObject({ change: z.enum(itemChanges), ids: BulkIds }),
    response: BulkOutcome,
  },
  removeItem: {
    access: "staff:points:write",
    summary: "Deletes a reward item that has never been redeemed; retires any other",
    params: ById,
    response: z.object({ isRetired: z.boolean() }),
  },
  users: {
    access: "staff:points:read",
    summary: "Members with their points, highest balance first",
    query: listQuery(pointsUserSorts),
    response: z.array(PointsUser),
  },
  held: {
    access: "staff:points:read",
    summary: "What members would no longer see if the team stopped having points",
    response: PointsHeld,
  },
  leaderboard: {
    access: "staff:points:read",
    summary:
      "The ten members with the most points, among those with a Discord name. Without a Discord, among those who chose it",
    response: z.array(PointsUser),
  },
  adjust: {
    access: "staff:points:write",
    summary: "Adds, subtracts or sets a member’s points",
    params: ById,
    body: AdjustRequest,
    leadingMessage: say.adjustIncomplete,
    response: PointsUser,
  },
  allTransactions: {
    access: "staff:points:read",
    summary: "Everyone’s transactions, newest first",
    query: transactionFilter,
    response: z.array(StaffTransaction),
  },
  allRedemptions: {
    access: "staff:points:read",
    summary: "Everyone’s redemptions, newest first",
    query: listQuery(redemptionSorts).extend({ status: z.enum(redemptionStatuses).optional() }),
    response: z.array(StaffRedemption),
  },
  resolve: {
    access: "staff:points:write",
    summary: "Completes a pending redemption, or cancels it and gives the points back",
    params: ById,
    body: ResolveRequest,
    response: StaffRedemption,
  },
  resolveMany: {
    access: "staff:points:write",
    summary: "Completes pending redemptions, or cancels them and gives the points back",
    body: ResolveManyRequest,
    response: BulkOutcome,
  },
} satisfies Calls;
