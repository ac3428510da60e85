import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, not, or, type Subquery, sql } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import type { ManagementApplicationRequest, StaffApplicationRequest } from "#contract/applications/forms.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/queries/delete-in-batches.ts";
import { keptSince } from "#server/database/queries/retention.ts";
import { conflict } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import type { ActingMember } from "#server/features/accounts/member-sessions.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { binnedRows } from "#server/features/bin/bin.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { asPlainText } from "#server/features/outbox/card.format.ts";
import { discordCards } from "#server/features/outbox/discord.table.ts";
import { queueCardChanges, queueNotice } from "#server/features/outbox/outbox.service.ts";
import { sentAnswersOf } from "./application-form.format.ts";
import { applications } from "./applications.table.ts";

type Sent =
  | { type: "staff"; member: ActingMember; form: StaffApplicationRequest }
  | { type: "management"; member: ActingMember; form: ManagementApplicationRequest };
type Notification = { hasWebhook: boolean };

const { id, status, createdAt, reviewedAt, reviewNotes, internalNotes } = applications;
const ownColumns = { id, status, createdAt, reviewedAt, reviewNotes };

type Rows = PersonalData["sections"][number]["rows"];
type OwnRow = Pick<typeof applications.$inferSelect, keyof typeof ownColumns>;
const asOwn = ({ createdAt, reviewedAt, ...row }: OwnRow): OwnApplication => ({
  ...row,
  createdAt: createdAt.toISOString(),
  reviewedAt: reviewedAt?.toISOString() ?? null,
});

/** Sends a member's application. Throws conflict if they have sent one of this type before, whatever happened to it. */
export async function sendApplication(
  db: Database,
  { hasWebhook, ...sending }: Sent & Notification,
): Promise<OwnApplication> {
  const { type, member, form } = sending;
  const memberId = member.id;
  return makeChange(db, { member }, async (tx) => {
    const [sent] = await tx
      .insert(applications)
      .values({ id: randomUUIDv7(), type, memberId, form })
      .onConflictDoNothing({ target: [applications.memberId, applications.type] })
      .returning(ownColumns);
    if (!sent) throw conflict(applicationTexts.second);
    const about = { kind: "application", id: sent.id } as const;
    await queueNotice(tx, { about, memberId, content: noticeOf(sending), hasWebhook });
    return asOwn(sent);
  });
}

const noticeOf = ({ type, form }: Sent) =>
  `New application: ${applicationTypeLabels[type]}, from ${asPlainText(form.preferredName)}.`;

/** Lists the member's application of this type: none or one. */
export async function listOwnApplications(
  db: Database,
  { memberId, type }: Pick<Sent, "type"> & { memberId: string },
): Promise<OwnApplication[]> {
  const rows = await db
    .select(ownColumns)
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.type, type)));
  return rows.map(asOwn);
}

/** Returns the condition for what a member sent, and what staff recorded under an address that the member has proven. */
function isAbout(db: Database, memberId: string) {
  const proven = db
    .select({ email: sql`lower(${members.email})` })
    .from(members)
    .where(and(eq(members.id, memberId), isNotNull(members.emailVerifiedAt)));
  const isRecorded = and(isNull(applications.memberId), inArray(sql`lower(${applications.form} ->> 'email')`, proven));
  return or(eq(applications.memberId, memberId), isRecorded);
}

/** Deletes a leaving member's applications, including those in the bin and the notes on them. */
export async function deleteMemberApplications(tx: Database, memberId: string): Promise<void> {
  await queueCardChanges(tx, "application", tx.select({ id }).from(applications).where(isAbout(tx, memberId)));
  await tx.delete(applications).where(isAbout(tx, memberId));
  const binned = tx.select({ id: applications.id }).from(binnedApplications).where(isAbout(tx, memberId));
  await tx.delete(bin).where(inArray(bin.id, binned));
}

const binnedApplications = binnedRows(applications, "applications");

/** Exports a member's applications with all notes about them, even internal ones, but not who reviewed them. */
export const exportApplications = (db: Database, memberId: string) => exportFrom(db, applications, memberId);

/** Exports those that were deleted and can still be restored. */
export const exportBinnedApplications = (db: Database, memberId: string) =>
  exportFrom(db, binnedApplications, memberId);

async function exportFrom(db: Database, source: typeof applications | Subquery, memberId: string): Promise<Rows> {
  const rows = await db
    .select({ ...ownColumns, internalNotes, type: applications.type, form: applications.form })
    .from(source)
    .where(isAbout(db, memberId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ type, form, internalNotes, ...row }) => ({
    ...asOwn(row),
    internalNotes,
    type: applicationTypeLabels[type],
    ...Object.fromEntries(sentAnswersOf(form).map(({ question, answer }) => [question, answer])),
  }));
}

export async function purgeApplications(db: Database, now = new Date()): Promise<void> {
  const isOver = or(
    and(eq(status, "rejected"), lt(reviewedAt, keptSince("rejectedApplications", now))),
    and(eq(status, "approved"), lt(reviewedAt, keptSince("approvedApplications", now))),
  );
  await deleteInBatches(db, applications, isOver);
  const { kind, subjectId } = discordCards;
  const isThere = exists(db.select({ id }).from(applications).where(eq(id, subjectId)));
  const isGone = and(eq(kind, "application"), not(isThere));
  await queueCardChanges(db, "application", db.select({ subjectId }).from(discordCards).where(isGone));
}
