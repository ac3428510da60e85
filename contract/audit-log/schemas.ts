import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { CalendarDate, Id, Json, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { auditKinds, auditSorts, otherActors } from "./constants.ts";

/** One change, or one refusal: who, what, and how the thing stood before and after. No secrets, and members only by their id. */
export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  actor: z.string().describe("Displayed name; of a temporary session its name and link"),
  actorType: z.enum(["staff", "temporary", "member", "console", "visitor"]),
  action: z.string().describe("What happened, such as players.update"),
  target: z.string().describe("What it happened to, for a person"),
  targetId: z.string().nullable(),
  before: z.nullable(Json),
  after: z.nullable(Json),
  ipAddress: z.string().nullable().describe("Where a refusal went to; every refusal is gone after 30 days"),
  personal: z.nullable(Json).describe("What of a member it tells; gone once they have deleted their account"),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLogCalls = {
  list: {
    access: "staff:server:read",
    summary: "Every change of the admin area and every refusal, or what members changed in the calendar, newest first",
    query: listQuery(auditSorts).extend({
      person: z.string().trim().max(maxSearchLength).optional().describe("Part of the name of the person who acted"),
      by: z.enum(otherActors).optional().describe("Whose: all but members' own unless asked for"),
      kind: z.enum(auditKinds).optional(),
      from: z.optional(CalendarDate).describe("The first day, in UTC"),
      to: z.optional(CalendarDate).describe("The last day, in UTC"),
    }),
    response: z.array(AuditEntry),
  },
} satisfies Calls;
