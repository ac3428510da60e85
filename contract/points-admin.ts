import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, Id, ImageUrl, lineField, Timestamp, textField } from "./fields.ts";
import { Page } from "./paging.ts";
import { Points, Redemption, RewardItem, Transaction } from "./points.ts";
import { adjustActions, maxPoints, pointsTexts, redemptionStatuses, transactionTypes } from "./points-programme.ts";

const say = pointsTexts;

export const StoredRewardItem = RewardItem.extend({ isActive: z.boolean(), version: z.int() });
export type StoredRewardItem = z.infer<typeof StoredRewardItem>;

/** Whole points. One that is missing is asked for, one that is none or out of range is told so, however far out it is. */
function wholePoints(least: number, says: Record<"required" | "wrong" | "tooLow" | "tooHigh", string>) {
  const outOfRange: Record<string, string> = { too_small: says.tooLow, too_big: says.tooHigh };
  return z
    .int({ error: ({ code, input }) => (input === undefined ? says.required : (outOfRange[code] ?? says.wrong)) })
    .min(least, says.tooLow)
    .max(maxPoints, says.tooHigh);
}

const itemFields = {
  name: lineField({ min: 1, max: 80, required: say.itemIncomplete }),
  description: textField({ max: 1000 }).default(""),
  price: wholePoints(1, {
    required: say.itemIncomplete,
    wrong: "Price must be a whole number",
    tooLow: "Price must be at least 1",
    tooHigh: "Price is too high",
  }),
  imageUrl: ImageUrl.nullable().default(null),
};
export const CreateItemRequest = z.strictObject(itemFields);
export const UpdateItemRequest = z.strictObject({
  name: itemFields.name.optional(),
  description: textField({ max: 1000 }).optional(),
  price: itemFields.price.optional(),
  imageUrl: ImageUrl.nullable().optional(),
  isActive: z.boolean().optional(),
  version: z.int().min(1).describe("The version that was edited; another one stored is 409"),
});

export const PointsUser = z.object({
  id: Id,
  discordUsername: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  points: Points,
});
export type PointsUser = z.infer<typeof PointsUser>;

export const AdjustRequest = z.strictObject({
  userId: Id.optional(),
  action: z.enum(adjustActions, { error: say.unknownAction }),
  amount: wholePoints(0, {
    required: say.adjustIncomplete,
    wrong: "Amount must be a whole number",
    tooLow: "Amount must be 0 or more",
    tooHigh: say.aboveMost,
  }),
  description: lineField({ max: 200 }).optional(),
});
export type AdjustRequest = z.infer<typeof AdjustRequest>;

/** A person who is gone keeps their rows, without a name. */
const whose = z.object({ name: z.string().nullable(), email: z.string().nullable() });
export const StaffTransaction = Transaction.extend({ user: whose });
export type StaffTransaction = z.infer<typeof StaffTransaction>;
export const StaffRedemption = Redemption.extend({
  user: z.object({ discord: z.string().nullable(), email: z.string().nullable() }),
  discordUsername: z.string().nullable(),
  adminNotes: z.string().nullable(),
  resolvedAt: Timestamp.nullable(),
  resolvedBy: z.string().nullable(),
});
export type StaffRedemption = z.infer<typeof StaffRedemption>;

export const ResolveRequest = z.strictObject({
  status: z.enum(["completed", "cancelled"]),
  adminNotes: textField({ max: 1000 }).optional(),
});

const transactionFilter = Page.extend({ userId: Id.optional(), type: z.enum(transactionTypes).optional() });

export const pointsAdminApi = {
  allItems: endpoint({
    method: "GET",
    path: "/api/admin/points/items",
    access: "staff:points:read",
    summary: "Every reward item, also the retired ones, cheapest first",
    query: Page,
    response: z.array(StoredRewardItem),
  }),
  createItem: endpoint({
    method: "POST",
    path: "/api/admin/points/items",
    access: "staff:points:write",
    summary: "Puts a reward item on offer",
    body: CreateItemRequest,
    leadingMessage: say.itemIncomplete,
    response: StoredRewardItem,
    status: 201,
  }),
  updateItem: endpoint({
    method: "PATCH",
    path: "/api/admin/points/items/:id",
    access: "staff:points:write",
    summary: "Changes a reward item, takes it off offer or puts it back",
    params: ById,
    body: UpdateItemRequest,
    leadingMessage: say.itemIncomplete,
    response: StoredRewardItem,
  }),
  removeItem: endpoint({
    method: "DELETE",
    path: "/api/admin/points/items/:id",
    access: "staff:points:write",
    summary: "Deletes a reward item nobody has redeemed; retires one that somebody has",
    params: ById,
  }),
  users: endpoint({
    method: "GET",
    path: "/api/admin/points/users",
    access: "staff:points:read",
    summary: "Members with their points, the most first",
    query: Page.extend({
      search: z.string().trim().max(80).optional().describe("Part of a name, address or Discord name"),
    }),
    response: z.array(PointsUser),
  }),
  leaderboard: endpoint({
    method: "GET",
    path: "/api/admin/points/leaderboard",
    access: "staff:points:read",
    summary: "The ten members with the most points, of those with a Discord name and any points",
    response: z.array(PointsUser),
  }),
  adjust: endpoint({
    method: "PATCH",
    path: "/api/admin/points/users/:id",
    access: "staff:points:write",
    summary: "Adds, subtracts or sets a member's points",
    params: ById,
    body: AdjustRequest,
    leadingMessage: say.adjustIncomplete,
    response: PointsUser,
  }),
  allTransactions: endpoint({
    method: "GET",
    path: "/api/admin/points/transactions",
    access: "staff:points:read",
    summary: "Everybody's transactions, newest first",
    query: transactionFilter,
    response: z.array(StaffTransaction),
  }),
  allRedemptions: endpoint({
    method: "GET",
    path: "/api/admin/points/redemptions",
    access: "staff:points:read",
    summary: "Everybody's redemptions, newest first",
    query: Page.extend({ status: z.enum(redemptionStatuses).optional() }),
    response: z.array(StaffRedemption),
  }),
  resolve: endpoint({
    method: "PATCH",
    path: "/api/admin/points/redemptions/:id",
    access: "staff:points:write",
    summary: "Completes a pending redemption, or cancels it and gives the points back",
    params: ById,
    body: ResolveRequest,
    response: StaffRedemption,
  }),
};
