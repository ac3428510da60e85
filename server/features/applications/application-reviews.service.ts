import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RecordApplicationRequest, ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationTexts, takeBackMs } from "#contract/applications/constants.ts";
import { binTexts } from "#contract/bin/constants.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { keptMs } from "#server/database/queries/retention.ts";
import { conflict } from "#server/errors.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { queueCardChanges, queueMail, withdrawMail } from "#server/features/outbox/outbox.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { particularsOf } from "./application-form.format.ts";
import { applications } from "./applications.table.ts";
import { reviewMail } from "./review-mail.format.ts";
import {
  asApplication,
  getRow,
  lockApplication,
  named,
  nextVersion,
  type Row,
  requireNewest,
} from "./stored-application.service.ts";

type Review = {
  id: string;
  review: ReviewRequest;
  reviewer: SignedInStaff;
  siteUrl: string;
  team: Team;
};

const inBin = { kind: "applications", table: applications } as const;

/** Stores an application that came another way. */
export async function recordApplication(
  db: Database,
  { application, by }: { application: RecordApplicationRequest; by: SignedInStaff },
): Promise<Application> {
  const { type, ...form } = application;
  const id = randomUUIDv7();
  return makeChange(db, by, async (tx, { record }) => {
    await tx.insert(applications).values({ id, type, form: { ...form, discord: form.discord ?? "" } });
    const row = await getRow(tx, id);
    record({ action: "applications.record", ...named(row), after: { status: row.status } });
    return asApplication(row);
  });
}

/** Returns when a decision can no longer be taken back, and the applicant is mailed. */
const finalAt = (reviewedAt: Date) => new Date(reviewedAt.getTime() + takeBackMs);

/** Approves or rejects a pending application. A member who sent it is told by mail once the decision can't be taken back. */
export async function reviewApplication(
  db: Database,
  { id, review, reviewer, siteUrl, team }: Review,
  now = new Date(),
): Promise<Application> {
  const { status } = review;
  const reviewNotes = review.reviewNotes || null;
  const internal = review.internalNotes === undefined ? {} : { internalNotes: review.internalNotes || null };
  const decision = { reviewedAt: now, reviewedBy: reviewer.username, reviewedById: reviewer.adminId };
  return makeChange(db, reviewer, async (tx, { record }) => {
    const locked = await lockApplication(tx, id);
    if (locked.status !== "pending") throw conflict(applicationTexts.reviewed);
    await requireNewest(tx, locked, review.version);
    await tx
      .update(applications)
      .set({ status, reviewNotes, ...internal, ...decision, ...nextVersion })
      .where(eq(applications.id, id));
    const row = await getRow(tx, id);
    const application = asApplication(row);
    const { memberId } = row;
    if (memberId) {
      const mail = { memberId, ...reviewMail(application, { siteUrl, team }), sendFrom: finalAt(now) };
      const reviewMailId = await queueMail(tx, mail, now);
      await tx.update(applications).set({ reviewMailId }).where(eq(applications.id, id));
    }
    await queueCardChanges(tx, "application", [id]);
    const change = { before: { status: "pending" }, after: { status } };
    record({ action: "applications.review", ...named(row), ...change });
    return application;
  });
}

const nobodysReview = {
  status: "pending",
  reviewNotes: null,
  reviewedAt: null,
  reviewedBy: null,
  reviewedById: null,
  reviewMailId: null,
} as const;

/**
 * Makes a decided application pending again and withdraws its mail. Throws conflict if it isn't decided, the time is over or the
 * mail has left.
 */
export async function takeBackReview(db: Database, { id, by }: Chosen, now = new Date()): Promise<Application> {
  return makeChange(db, by, async (tx, { record }) => {
    const locked = await lockApplication(tx, id);
    const { status, reviewedAt, reviewMailId } = locked;
    if (!reviewedAt) throw conflict(applicationTexts.undecided);
    const sendFrom = finalAt(reviewedAt);
    const isInTime = now < sendFrom && (!reviewMailId || (await withdrawMail(tx, { id: reviewMailId, sendFrom })));
    if (!isInTime) throw conflict(applicationTexts.final);
    await tx
      .update(applications)
      .set({ ...nobodysReview, ...nextVersion })
      .where(eq(applications.id, id));
    await queueCardChanges(tx, "application", [id]);
    const change = { before: { status }, after: { status: "pending" } };
    record({ action: "applications.take-back", ...named(locked), ...change });
    return asApplication(await getRow(tx, id));
  });
}

type Chosen = { id: string; by: SignedInStaff };

/** Deletes an application in any state. Its member may then apply again. */
export async function removeApplication(db: Database, { id, by }: Chosen): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    const removed = await lockApplication(tx, id);
    const { memberId } = removed;
    const name = `${applicationTypeLabels[removed.type]}, from ${particularsOf(removed.form).name}`;
    await moveToBin(tx, { ...inBin, id, name, by, memberId, keptUntil: keptUntil(removed) });
    await queueCardChanges(tx, "application", [id]);
    record({
      action: "applications.remove",
      ...named(removed),
      before: { status: removed.status },
    });
  });
}

/** Throws conflict if its member has sent another one since. */
export async function restoreApplication(db: Database, { id, by }: Chosen): Promise<void> {
  await makeChange(db, by, async (tx, { record }) => {
    await takeFromBin(tx, { ...inBin, id, clash: binTexts.appliedAgain });
    const row = await getRow(tx, id);
    record({ action: "applications.restore", ...named(row), after: { status: row.status } });
  });
}

/** Returns when it would be purged outside the bin; undefined for a pending one, which isn't. */
function keptUntil({ status, reviewedAt }: Pick<Row, "status" | "reviewedAt">): Date | undefined {
  if (!reviewedAt) return undefined;
  return new Date(
    reviewedAt.getTime() + keptMs(status === "rejected" ? "rejectedApplications" : "approvedApplications"),
  );
}
