import { z } from "zod";
import { BulkIds, BulkOutcome } from "#contract/bulk.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { staffRoles } from "#contract/staff/roles.ts";
import { linkSorts, linkStates } from "./constants.ts";
import { ClaimRequest, CreateAccessLinkRequest } from "./forms.ts";

export const AccessLink = z.object({
  id: Id,
  role: z.enum(staffRoles),
  description: z.string(),
  expiresAt: Timestamp,
  linkCode: z.string().nullable().describe("Null once the link can no longer be opened"),
  state: z.enum(linkStates),
  isActive: z.boolean(),
  isUsed: z.boolean(),
  createdBy: z.string().nullable(),
  createdById: z.nullable(Id),
  usedBy: z.string().nullable(),
  usedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
});
export type AccessLink = z.infer<typeof AccessLink>;

/** What a link would grant. Reading it doesn't use the link up. */
export const AccessOffer = z.object({ role: z.enum(staffRoles), description: z.string(), expiresAt: Timestamp });
export type AccessOffer = z.infer<typeof AccessOffer>;

export const MonitoringSession = z.object({
  id: Id,
  sessionId: z.string().describe("The end of the session id, to tell sessions apart"),
  name: z.string(),
  role: z.enum(staffRoles),
  ipAddress: z.string().nullable(),
  linkId: Id,
  lastActivity: Timestamp,
  userAgent: z.string(),
  expiresAt: Timestamp,
});
export type MonitoringSession = z.infer<typeof MonitoringSession>;

const byCode = z.object({ linkCode: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) });

export const accessLinksCalls = {
  list: {
    access: "staff:accessLinks:read",
    summary: "Temporary access links, newest first",
    query: listQuery(linkSorts).extend({ state: z.enum(linkStates).optional() }),
    response: z.array(AccessLink),
  },
  create: {
    access: "staff:accessLinks:write",
    summary: "Creates a temporary access link, which works once",
    body: CreateAccessLinkRequest,
    response: AccessLink,
    status: 201,
  },
  deactivate: {
    access: "staff:accessLinks:write",
    summary: "Switches off a link that nobody has used yet",
    params: ById,
  },
  deactivateMany: {
    access: "staff:accessLinks:write",
    summary: "Switches off links that nobody has used yet",
    body: z.strictObject({ ids: BulkIds }),
    response: BulkOutcome,
  },
  sessions: {
    access: "staff:accessLinks:read",
    summary: "Active sessions of temporary links",
    response: z.array(MonitoringSession),
  },
  endSession: {
    access: "staff:accessLinks:write",
    summary: "Ends a temporary link’s session",
    params: ById,
  },
  offer: {
    access: "public",
    summary: "What a link grants",
    params: byCode,
    response: AccessOffer,
  },
  claim: {
    access: "public",
    summary: "Uses up a link and signs this browser in",
    params: byCode,
    body: ClaimRequest,
    response: AccessOffer,
  },
} satisfies Calls;
