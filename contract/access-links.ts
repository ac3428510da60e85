import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, Id, lineField, Timestamp } from "./fields.ts";
import { Page } from "./paging.ts";
import { staffRoles } from "./roles.ts";

export const expirationHourOptions = [1, 6, 12, 24, 48, 72, 168] as const;
export const defaultExpirationHours = 24;
export const maxExpirationHours = 168;
export const defaultLinkRole = "management";

/** What the server and the page of a link say. */
export const accessLinkTexts = {
  spent: "This link has been used, has expired or was switched off. Please ask for a new one.",
  unknown: "There is no such link.",
  expiry: "Please choose a time from now to 7 days ahead",
  name: "Please enter your name",
  nameTaken: "Somebody on the team has this name. Please enter another one.",
  notOpen: "This link can no longer be switched off: it was used, has expired or is off already.",
  claimFailed: "This did not work just now. Please try again in a moment.",
} as const;

/** What the tab says to whoever makes and ends temporary access. */
export const accessTabTexts = {
  created: "Temporary access link created",
  createFailed: "Failed to create temporary access link",
  copied: "Link copied to clipboard",
  copyFailed: "Failed to copy the link",
  copyByHand: "The browser did not allow it. The link is selected: copy it by hand.",
  deactivated: "Temporary access link deactivated",
  deactivateFailed: "Failed to deactivate temporary access link",
  ended: "Session ended",
  endFailed: "Failed to end the session",
} as const;

export const linkStates = ["active", "used", "inactive", "expired"] as const;

export const AccessLink = z.object({
  id: Id,
  role: z.enum(staffRoles),
  description: z.string(),
  expiresAt: Timestamp,
  linkCode: z.string().nullable().describe("While it can still be opened"),
  state: z.enum(linkStates),
  isActive: z.boolean(),
  isUsed: z.boolean(),
  createdBy: z.string().nullable(),
  createdById: Id.nullable(),
  usedBy: z.string().nullable(),
  usedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AccessLink = z.infer<typeof AccessLink>;

/** `expiresAt` wins over the hours. */
export const CreateAccessLinkRequest = z.strictObject({
  role: z.enum(staffRoles).default(defaultLinkRole),
  description: lineField({ max: 200 }).default(""),
  expirationHours: z.literal([...expirationHourOptions], { error: accessLinkTexts.expiry }).optional(),
  expiresAt: z.iso.datetime({ offset: true, error: accessLinkTexts.expiry }).optional(),
});
export type CreateAccessLinkRequest = z.input<typeof CreateAccessLinkRequest>;

/** What a link would grant; looking does not use it up. */
export const AccessOffer = z.object({ role: z.enum(staffRoles), description: z.string(), expiresAt: Timestamp });
export type AccessOffer = z.infer<typeof AccessOffer>;
export const ClaimRequest = z.strictObject({ name: lineField({ min: 1, max: 80, required: accessLinkTexts.name }) });

export const MonitoringSession = z.object({
  id: Id,
  sessionId: z.string().describe("The end of it, to tell sessions apart"),
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

export const accessLinksApi = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/temp-links",
    access: "staff:accessLinks:read",
    summary: "Temporary access links, newest first",
    query: Page,
    response: z.array(AccessLink),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/temp-links",
    access: "staff:accessLinks:write",
    summary: "Makes a temporary access link, which works once",
    body: CreateAccessLinkRequest,
    response: AccessLink,
    status: 201,
  }),
  deactivate: endpoint({
    method: "DELETE",
    path: "/api/admin/temp-links/:id",
    access: "staff:accessLinks:write",
    summary: "Switches off a link that nobody has used yet",
    params: ById,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/api/admin/monitoring-sessions",
    access: "staff:accessLinks:read",
    summary: "The sessions of temporary links that are going on",
    response: z.array(MonitoringSession),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/api/admin/monitoring-sessions/:id",
    access: "staff:accessLinks:write",
    summary: "Ends such a session",
    params: ById,
  }),
  offer: endpoint({
    method: "GET",
    path: "/api/temp-access/:linkCode",
    access: "public",
    summary: "What a link grants",
    params: byCode,
    response: AccessOffer,
  }),
  claim: endpoint({
    method: "POST",
    path: "/api/temp-access/:linkCode",
    access: "public",
    summary: "Uses a link up and signs this browser in",
    params: byCode,
    body: ClaimRequest,
    response: AccessOffer,
  }),
};
