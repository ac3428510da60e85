import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, lt, or } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts.ts";
import {
  applicationTexts,
  type ManagementApplicationRequest,
  type StaffApplicationRequest,
} from "#contract/application-forms.ts";
import { applicationTypeLabels, type OwnApplication } from "#contract/applications.ts";
import { retention } from "#contract/retention.ts";
import { announce, type Database, inTransaction } from "#server/database/database.ts";
import { deleteInBatches } from "#server/database/delete-in-batches.ts";
import { conflict } from "#server/errors.ts";
import { asPlainText, queueNotice } from "#server/features/outbox/outbox.service.ts";
import { answersOf } from "./application-form.ts";
import { applications } from "./applications.table.ts";

const dayMs = 86_400_000;

type Sent =
  | { type: "staff"; memberId: string; form: StaffApplicationRequest }
  | { type: "management"; memberId: string; form: ManagementApplicationRequest };
/** Whether the staff's Discord hears of it. */
type Told = { isTold: boolean };

const { id, status, createdAt, reviewedAt, reviewNotes } = applications;
const ownColumns = { id, status, createdAt, reviewedAt, reviewNotes };

type OwnRow = Pick<typeof applications.$inferSelect, keyof typeof ownColumns>;
const asOwn = ({ createdAt, reviewedAt, ...row }: OwnRow): OwnApplication => ({
  ...row,
  createdAt: createdAt.toISOString(),
  reviewedAt: reviewedAt?.toISOString() ?? null,
});

/** Each member may send one of each type; a second one is a conflict, whatever became of the first. */
export async function sendApplication(db: Database, { isTold, ...sending }: Sent & Told): Promise<OwnApplication> {
  const { type, memberId, form } = sending;
  const own = await inTransaction(db, async (tx) => {
    const [sent] = await tx
      .insert(applications)
      .values({ id: randomUUIDv7(), type, memberId, form })
      .onConflictDoNothing({ target: [applications.memberId, applications.type] })
      .returning(ownColumns);
    if (!sent) throw conflict(applicationTexts.second);
    if (isTold) await queueNotice(tx, { memberId, content: noticeOf(sending) });
    return asOwn(sent);
  });
  if (isTold) await announce(db, "outbox");
  return own;
}

const noticeOf = ({ type, form }: Sent) =>
  `New application: ${applicationTypeLabels[type]}, from ${asPlainText(form.preferredName)}.`;

/** None or one. */
export async function listOwnApplications(
  db: Database,
  { memberId, type }: Pick<Sent, "memberId" | "type">,
): Promise<OwnApplication[]> {
  const rows = await db
    .select(ownColumns)
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.type, type)));
  return rows.map(asOwn);
}

/** A member's applications as they read them themselves; who reviewed them is not theirs to know. */
export async function exportApplications(
  db: Database,
  memberId: string,
): Promise<PersonalData["sections"][number]["rows"]> {
  const rows = await db
    .select({ ...ownColumns, type: applications.type, form: applications.form })
    .from(applications)
    .where(eq(applications.memberId, memberId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ type, form, ...row }) => ({
    ...asOwn(row),
    type: applicationTypeLabels[type],
    ...Object.fromEntries(answersOf(form).map(({ question, answer }) => [question, answer])),
  }));
}

/** Forgets answered applications once their time is over. */
export async function purgeApplications(db: Database, now = new Date()): Promise<void> {
  const before = ({ days }: { days: number }) => new Date(now.getTime() - days * dayMs);
  const isOver = or(
    and(eq(status, "rejected"), lt(reviewedAt, before(retention.rejectedApplications))),
    and(eq(status, "approved"), lt(reviewedAt, before(retention.approvedApplications))),
  );
  await deleteInBatches(db, applications, isOver);
}
