import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { memberIdentities, memberLinks, memberSessions, members } from "#server/features/accounts/accounts.table.ts";
import { deviceName } from "#server/features/accounts/device-name.format.ts";
import { exportApplications, exportBinnedApplications } from "#server/features/applications/applications.service.ts";
import { exportAuditLog } from "#server/features/audit-log/personal-entries.service.ts";
import {
  exportBinnedEvents,
  exportEvents,
  exportSubscription,
} from "#server/features/calendar/personal-events.service.ts";
import { exportReports } from "#server/features/contact-messages/personal-messages.service.ts";
import { exportMails } from "#server/features/outbox/outbox.service.ts";
import {
  exportPoints,
  exportRedemptionKeys,
  exportRedemptions,
} from "#server/features/points/personal-points.service.ts";

type Rows = PersonalData["sections"][number]["rows"];
type Erased = "cascade" | "set null";
type PersonalTable = {
  title: string;
  /** What happens to its rows when the account is deleted: they are deleted, or no longer show whose they were. */
  erased: Erased | readonly Erased[];
  /** Returns the member's own rows as they may read them, without secrets and without other people. */
  export: (db: Database, memberId: string) => Promise<Rows>;
};

/**
 * Every table that refers to members, by its name in the database. This is what makes exporting and deleting an account complete.
 */
export const personalTables = {
  members: { title: "Account", erased: "cascade", export: exportAccount },
  member_identities: { title: "Sign-in with Google", erased: "cascade", export: exportIdentities },
  member_sessions: { title: "Your sign-ins", erased: "cascade", export: exportSessions },
  member_links: { title: "Links sent to you", erased: "cascade", export: exportLinks },
  outbox: { title: "Emails sent to you", erased: "cascade", export: exportMails },
  applications: { title: "Applications", erased: "cascade", export: exportApplications },
  points_accounts: { title: "Points", erased: "set null", export: exportPoints },
  redemption_keys: { title: "Redemptions in the last day", erased: "cascade", export: exportRedemptionKeys },
  calendar_events: { title: "Events", erased: ["cascade", "set null"], export: exportEvents },
  calendar_subscriptions: { title: "Private calendar link", erased: "cascade", export: exportSubscription },
  event_reports: { title: "Reports you sent", erased: "set null", export: exportReports },
  bin: { title: "Deleted things that can still be restored", erased: ["cascade", "set null"], export: exportBin },
  audit_log: { title: "Changes by you, and by staff to your data", erased: "set null", export: exportAuditLog },
} as const satisfies Record<string, PersonalTable>;

export async function exportPersonalData(db: Database, memberId: string, now = new Date()): Promise<PersonalData> {
  const sections: PersonalData["sections"] = [];
  for (const table of Object.values(personalTables)) {
    sections.push({ title: table.title, rows: await table.export(db, memberId) });
  }
  sections.push({ title: "Redemptions", rows: await exportRedemptions(db, memberId) }); // they refer to the points
  return { exportedAt: now.toISOString(), sections };
}

async function exportBin(db: Database, memberId: string): Promise<Rows> {
  return [...(await exportBinnedApplications(db, memberId)), ...(await exportBinnedEvents(db, memberId))];
}

async function exportAccount(db: Database, memberId: string): Promise<Rows> {
  const rows = await db.select(memberColumns).from(members).where(eq(members.id, memberId));
  return rows.map(memberOf);
}

async function exportIdentities(db: Database, memberId: string): Promise<Rows> {
  const { issuer, subject, createdAt } = memberIdentities;
  const rows = await db
    .select({ issuer, subject, createdAt })
    .from(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function exportSessions(db: Database, memberId: string): Promise<Rows> {
  const rows = await db
    .select()
    .from(memberSessions)
    .where(eq(memberSessions.memberId, memberId))
    .orderBy(asc(memberSessions.createdAt));
  return rows.map(({ userAgent, createdAt, lastSeenAt, confirmedAt, expiresAt }) => ({
    device: deviceName(userAgent),
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    confirmedAt: confirmedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function exportLinks(db: Database, memberId: string): Promise<Rows> {
  const { purpose, email, createdAt, expiresAt } = memberLinks;
  const rows = await db
    .select({ purpose, email, createdAt, expiresAt })
    .from(memberLinks)
    .where(eq(memberLinks.memberId, memberId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
