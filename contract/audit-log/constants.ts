/** The filtered entries as a CSV file. */
export const auditLogFilePath = "/api/admin/audit-log.csv";

export const auditSorts = ["at"] as const;

/** Whose changes to show instead of staff's. Members are left out by default because their own events could fill whole pages. */
export const otherActors = ["members", "everyone"] as const;

/** The subjects of entries: the part of their action before the dot. */
export const auditKinds = [
  "access",
  "access-links",
  "achievements",
  "applications",
  "audit-log",
  "calendar",
  "channels",
  "contact-messages",
  "demonstration",
  "discord",
  "news",
  "players",
  "points",
  "preview-links",
  "redemptions",
  "reward-items",
  "site-icon",
  "social-counts",
  "staff",
  "staff-accounts",
  "switches",
  "team",
  "undelivered-messages",
  "users",
  "video-channel",
  "videos",
] as const;
export type AuditKind = (typeof auditKinds)[number];
