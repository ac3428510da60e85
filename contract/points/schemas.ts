import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id, IdempotencyKey, Timestamp } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { maxPoints, redemptionStatuses, transactionTypes } from "./constants.ts";
import { RedeemRequest } from "./forms.ts";

export const Points = z.int().min(0).max(maxPoints);

/** A reward as members see it. */
export const RewardItem = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  price: Points,
});
export type RewardItem = z.infer<typeof RewardItem>;

/** One row of the ledger. */
export const Transaction = z.object({
  id: Id,
  type: z.enum(transactionTypes),
  description: z.string(),
  amount: z.int().describe("Negative if points were taken"),
  createdAt: Timestamp,
  adminUsername: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

export const Redemption = z.object({
  id: Id,
  status: z.enum(redemptionStatuses),
  createdAt: Timestamp,
  pointsSpent: Points,
  item: z.object({ name: z.string() }),
});
export type Redemption = z.infer<typeof Redemption>;

export const PointsSummary = z.object({
  points: Points,
  earnedCount: z.int().describe("How many transactions of type earned there are"),
  redemptionCount: z.int(),
  transactions: z.array(Transaction).describe("The newest 50"),
  redemptions: z.array(Redemption).describe("The newest 50"),
});
export type PointsSummary = z.infer<typeof PointsSummary>;

export const RedeemAnswer = z.object({ redemption: Redemption, points: Points });
export type RedeemAnswer = z.infer<typeof RedeemAnswer>;

export const pointsCalls = {
  summary: {
    access: "member",
    summary: "Your balance, and the newest 50 transactions and redemptions",
    response: PointsSummary,
  },
  transactions: {
    access: "member",
    summary: "Your transactions, newest first",
    query: PageQuery,
    response: z.array(Transaction),
  },
  redemptions: {
    access: "member",
    summary: "Your redemptions, newest first",
    query: PageQuery,
    response: z.array(Redemption),
  },
  items: {
    access: "public",
    summary: "The reward items on offer, cheapest first",
    query: PageQuery,
    response: z.array(RewardItem),
  },
  redeem: {
    access: "member",
    summary: "Spends points on a reward item",
    headers: IdempotencyKey,
    body: RedeemRequest,
    response: RedeemAnswer,
    status: 201,
  },
} satisfies Calls;
