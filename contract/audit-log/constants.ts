/** The entries that the filter shows, as a file for a spreadsheet. */
export const auditLogFilePath = "/api/admin/audit-log.csv";

/** What the list can be sorted by. */
export const auditSorts = ["at"] as const;

/** Whose changes are shown instead of staff's: the events of a few members could fill a page. */
export const otherActors = ["members", "everyone"] as const;

/** The kinds of things that entries are about, as their actions name them before the dot. */
export const auditKinds = [
  "access",
  "access-links",
  "achievements",
  "applications",
  "audit-log",
  "calendar",
  "contact-messages",
  "demonstration",
  "news",
  "players",
  "points",
  "redemptions",
  "reward-items",
  "site-icon",
  "social-counts",
  "staff",
  "staff-accounts",
  "switches",
  "undelivered-messages",
  "users",
  "videos",
] as const;
export type AuditKind = (typeof auditKinds)[number];
