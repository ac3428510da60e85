import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { AskedDate, Id, Json, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { auditKinds, auditSorts, otherActors } from "./constants.ts";

/**
 * One change or refusal: who did what, and the values before and after. It holds no secrets, and refers to members only by id.
 */
export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  actor: z.string().describe("The displayed name, or a temporary session’s name and link"),
  actorType: z.enum(["staff", "temporary", "member", "console", "visitor"]),
  action: z.string().describe("What happened, such as players.update"),
  target: z.string().describe("What it happened to, in words"),
  targetId: z.string().nullable(),
  before: z.nullable(Json),
  after: z.nullable(Json),
  ipAddress: z
    .string()
    .nullable()
    .describe("The address that a refused request came from. Refusals are deleted after 30 days"),
  personal: z.nullable(Json).describe("Personal details of a member, removed when they delete their account"),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLogCalls = {
  list: {
    access: "staff:server:read",
    summary: "Every change in the admin area and every refusal, or members’ changes in the calendar, newest first",
    query: listQuery(auditSorts).extend({
      person: z.string().trim().max(maxSearchLength).optional().describe("Part of the name of the person who acted"),
      by: z.enum(otherActors).optional().describe("Whose entries to list. If left out, everyone’s but members’ own"),
      kind: z.enum(auditKinds).optional(),
      from: z.optional(AskedDate).describe("The first day, in the team’s time zone"),
      to: z.optional(AskedDate).describe("The last day, in the team’s time zone"),
    }),
    response: z.array(AuditEntry),
  },
} satisfies Calls;
