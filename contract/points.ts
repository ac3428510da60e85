import { z } from "zod";
import { discordName } from "./account-forms.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import { Page } from "./paging.ts";
import { maxPoints, pointsTexts, redemptionStatuses, transactionTypes } from "./points-programme.ts";

export const Points = z.int().min(0).max(maxPoints);

const say = pointsTexts;

/** What points buy, as members see it. */
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
  amount: z.int().describe("Signed"),
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
  earnedCount: z.int().describe("Rows of type earned"),
  redemptionCount: z.int(),
  transactions: z.array(Transaction).describe("The newest 50"),
  redemptions: z.array(Redemption).describe("The newest 50"),
});
export type PointsSummary = z.infer<typeof PointsSummary>;

const discordUsername = discordName({ min: 1, required: say.discordMissing });

export const RedeemRequest = z.strictObject({
  itemId: Id,
  discordUsername: discordUsername.describe("Who receives the reward"),
});
export type RedeemRequest = z.infer<typeof RedeemRequest>;
/** The same key and body give the same answer for a day, however often they are sent. */
export const IdempotencyKey = z.looseObject({
  "idempotency-key": z
    .string()
    .regex(/^[\w-]{8,80}$/)
    .optional(),
});
export const RedeemAnswer = z.object({ redemption: Redemption, points: Points });
export type RedeemAnswer = z.infer<typeof RedeemAnswer>;

export const pointsApi = {
  summary: endpoint({
    method: "GET",
    path: "/api/points/me",
    access: "member",
    summary: "One's balance, and the newest 50 transactions and redemptions",
    response: PointsSummary,
  }),
  transactions: endpoint({
    method: "GET",
    path: "/api/points/transactions",
    access: "member",
    summary: "One's transactions, newest first",
    query: Page,
    response: z.array(Transaction),
  }),
  redemptions: endpoint({
    method: "GET",
    path: "/api/points/redemptions",
    access: "member",
    summary: "One's redemptions, newest first",
    query: Page,
    response: z.array(Redemption),
  }),
  items: endpoint({
    method: "GET",
    path: "/api/points/items",
    access: "public",
    summary: "The reward items on offer, cheapest first",
    query: Page,
    response: z.array(RewardItem),
  }),
  redeem: endpoint({
    method: "POST",
    path: "/api/points/redeem",
    access: "member",
    summary: "Spends points on a reward item",
    headers: IdempotencyKey,
    body: RedeemRequest,
    response: RedeemAnswer,
    status: 201,
  }),
};
