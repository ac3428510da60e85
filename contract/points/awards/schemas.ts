import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";
import { PointsUser } from "#contract/points/admin/schemas.ts";
import { Points } from "#contract/points/schemas.ts";
import { type AwardProblem, awardProblems, maxAwardMatches } from "./constants.ts";
import { AwardRequest, PlanAwardsRequest } from "./forms.ts";

const problems = Object.keys(awardProblems) as AwardProblem[]; // its own keys

/** What a line would do, or why it can't be awarded. */
export const PlannedAward = z.object({
  line: z.int().describe("Its position in the request, starting at 1"),
  given: z.string().describe("The name as typed, or the chosen member’s"),
  user: PointsUser.nullable(),
  matches: z
    .array(PointsUser)
    .describe(`If several members have the name, up to ${maxAwardMatches}, in alphabetical order`),
  matchCount: z.int().describe("How many members have the name"),
  amount: z.int().nullable(),
  reason: z.string(),
  points: Points.nullable().describe("The balance after this line"),
  problem: z.enum(problems).nullable(),
});
export type PlannedAward = z.infer<typeof PlannedAward>;

/** Points given to many members at once. */
export const Award = z.object({
  id: Id,
  createdAt: Timestamp,
  adminUsername: z.string(),
  description: z.string(),
  memberCount: z.int(),
  rowCount: z.int().describe("How many rows it has in the ledger"),
  undoneCount: z.int().describe("How many of those rows have been undone"),
  total: z.int(),
  undoableUntil: z.nullable(Timestamp).describe("Null once it’s too late, or nothing is left to undo"),
});
export type Award = z.infer<typeof Award>;

export const UndoneAward = z.object({
  award: Award,
  left: z
    .array(z.object({ user: PointsUser, amount: z.int() }))
    .describe("Members who keep the points because their balance is too low"),
  deletedCount: z.int().describe("How many rows belong to accounts deleted since"),
});
export type UndoneAward = z.infer<typeof UndoneAward>;

/** Requests with the same key and body are carried out only once. */
const AwardKey = z.looseObject({ "idempotency-key": z.string().regex(/^[\w-]{8,80}$/) });
const maxBytes = 512 * 1024; // enough for 500 lines with long reasons

export const awardsCalls = {
  plan: {
    access: "staff:points:write",
    summary: "Previews an award to many: who is meant, each new balance, and what can’t be awarded. Changes nothing",
    body: PlanAwardsRequest,
    maxBytes,
    response: z.array(PlannedAward),
  },
  award: {
    access: "staff:points:write",
    summary: "Awards points to up to 500 members, all of them or none",
    headers: AwardKey,
    body: AwardRequest,
    maxBytes,
    response: Award,
    status: 201,
  },
  list: {
    access: "staff:points:read",
    summary: "Awards to many, newest first",
    query: PageQuery,
    response: z.array(Award),
  },
  undo: {
    access: "staff:points:write",
    summary: "Undoes an award to many for everyone who still has the points",
    params: ById,
    response: UndoneAward,
  },
} satisfies Calls;
