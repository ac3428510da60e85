import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { RecordApplicationRequest, ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application, ApplicationCounts } from "#contract/applications/admin/schemas.ts";
import {
  type ApplicationStatus,
  type ApplicationType,
  type applicationSorts,
  applicationTexts,
  applicationTypeLabels,
  takeBackMs,
} from "#contract/applications/constants.ts";
import { mostCounted } from "#contract/badges/constants.ts";
import type { Badge } from "#contract/badges/schemas.ts";
import { binTexts } from "#contract/bin/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { countSome } from "#server/database/queries/count-some.ts";
import type { Listed } from "#server/database/queries/keyset.ts";
import { type ListQuery, noKey, readList } from "#server/database/queries/list.ts";
import { keptMs } from "#server/database/queries/retention.ts";
import { holds } from "#server/database/queries/search.ts";
import { conflict, notFound } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import { moveToBin, takeFromBin } from "#server/features/bin/bin.service.ts";
import { queueMail, withdrawMail } from "#server/features/outbox/outbox.service.ts";
import { holdStaff, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { answersOf, particularsOf } from "./application-form.format.ts";
import { applications, discordOn, emailOn, nameOn } from "./applications.table.ts";
import { reviewMail } from "./review-mail.format.ts";

type Query = ListQuery<(typeof applicationSorts)[number]> & {
  status?: ApplicationStatus | undefined;
  type?: ApplicationType | undefined;
};
type Review = {
  id: string;
  review: ReviewRequest;
  reviewer: SignedInStaff;
  siteUrl: string;
};

const sorts = {
  createdAt: { by: [sql`${applications.createdAt}`, sql`${applications.id}`], usually: "desc" },
  name: { by: [sql`lower(${nameOn(applications.form)})`, sql`${applications.id}`], usually: "asc" },
} as const;
const noSuchApplication = () => notFound("This application doesn't exist.");

const selectApplications = (db: Database, key = noKey) =>
  db
    .select({
      ...getTableColumns(applications),
      key,
      email: sql<string>`coalesce(${members.email}, ${emailOn(applications.form)})`,
    })
    .from(applications)
    .leftJoin(members, eq(members.id, applications.memberId));

const inBin = { kind: "applications", table: applications } as const;

type Row = Omit<Awaited<ReturnType<typeof selectApplications>>[number], "key">;

export const asApplication = ({
  form,
  memberId: _member,
  reviewMailId: _mail,
  createdAt,
  reviewedAt,
  ...row
}: Row): Application => ({
  ...particularsOf(form),
  ...row,
  answers: answersOf(form),
  createdAt: createdAt.toISOString(),
  reviewedAt: reviewedAt?.toISOString() ?? null,
});

/** Newest first unless asked otherwise. The search looks at who sent them. */
export const listApplications = (
  db: Database,
  { search, status, type, ...query }: Query,
): Promise<Listed<Application>> =>
  readList(db, query, {
    sorts,
    usual: "createdAt",
    where: and(status && eq(applications.status, status), type && eq(applications.type, type)),
    search: search ? { id: applications.id, ways: waysTo(db, search) } : undefined,
    rows: (where, key) => selectApplications(db, key).where(where),
    show: asApplication,
  });

/** By the name, email or Discord name on the form, or by the member's email. */
function waysTo(db: Database, search: string) {
  const { id, form, memberId } = applications;
  const typed = [nameOn(form), emailOn(form), discordOn(form)];
  const ofMembers = db
    .select({ id: members.id })
    .from(members)
    .where(holds([members.email], search));
  const way = (found: SQL | undefined) => (where: SQL | undefined) =>
    db.select({ id }).from(applications).where(and(found, where));
  return [way(holds(typed, search)), way(inArray(memberId, ofMembers))];
}

export async function countApplications(db: Database): Promise<ApplicationCounts> {
  const numberOf = (status: ApplicationStatus) =>
    sql<number>`(count(*) filter (where ${applications.status} = ${status}))::int`;
  const [counts] = await db
    .select({ pending: numberOf("pending"), approved: numberOf("approved"), rejected: numberOf("rejected") })
    .from(applications);
  return counts ?? { pending: 0, approved: 0, rejected: 0 };
}

/** How many wait for a review, and when the newest of all arrived. */
export async function getPendingApplications(db: Database): Promise<Badge> {
  const isPending = eq(applications.status, "pending");
  const pending = await countSome(db, applications, { where: isPending, atMost: mostCounted });
  const [newest] = await db
    .select({ at: applications.createdAt })
    .from(applications)
    .orderBy(desc(applications.createdAt))
    .limit(1);
  return { ...pending, newestAt: newest?.at.toISOString() ?? null };
}

export async function getRow(db: Database, id: string): Promise<Row> {
  const [row] = await selectApplications(db).where(eq(applications.id, id));
  if (!row) throw noSuchApplication();
  return row;
}

/** Keeps an application that came another way. */
export async function recordApplication(
  db: Database,
  { application, by }: { application: RecordApplicationRequest; by: SignedInStaff },
): Promise<Application> {
  const { type, ...form } = application;
  const id = randomUUIDv7();
  return inTransaction(db, async (tx) => {
    await tx.insert(applications).values({ id, type, form });
    const row = await getRow(tx, id);
    await recordChange(tx, { by, action: "applications.record", ...named(row), after: { status: row.status } });
    return asApplication(row);
  });
}

/** When a decision of this moment can't be taken back any more, and the applicant is mailed. */
const finalAt = (reviewedAt: Date) => new Date(reviewedAt.getTime() + takeBackMs);

/** Approves or rejects a pending application; a member who sent it is told by mail once it can't be taken back any more. */
export async function reviewApplication(
  db: Database,
  { id, review, reviewer, siteUrl }: Review,
  now = new Date(),
): Promise<Application> {
  const { status } = review;
  const reviewNotes = review.reviewNotes || null;
  const internal = review.internalNotes === undefined ? {} : { internalNotes: review.internalNotes || null };
  const decision = { reviewedAt: now, reviewedBy: reviewer.username, reviewedById: reviewer.adminId };
  return inTransaction(db, async (tx) => {
    await holdStaff(tx, reviewer);
    const reviewed = await tx
      .update(applications)
      .set({ status, reviewNotes, ...internal, ...decision })
      .where(and(eq(applications.id, id), eq(applications.status, "pending")))
      .returning({ id: applications.id });
    const row = await getRow(tx, id);
    if (reviewed.length === 0) throw conflict(applicationTexts.reviewed);
    const application = asApplication(row);
    const { memberId } = row;
    if (memberId) {
      const mail = { memberId, ...reviewMail(application, siteUrl), sendFrom: finalAt(now) };
      const reviewMailId = await queueMail(tx, mail, now);
      await tx.update(applications).set({ reviewMailId }).where(eq(applications.id, id));
    }
    const change = { before: { status: "pending" }, after: { status } };
    await recordChange(tx, { by: reviewer, action: "applications.review", ...named(row), ...change });
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

/** Makes a decided application pending again, and its mail is never sent. Throws conflict once that left, or its time has come. */
export async function takeBackReview(db: Database, { id, by }: Chosen, now = new Date()): Promise<Application> {
  return inTransaction(db, async (tx) => {
    const [held] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
    if (!held) throw noSuchApplication();
    const { status, reviewedAt, reviewMailId } = held;
    if (!reviewedAt) throw conflict(applicationTexts.undecided);
    const sendFrom = finalAt(reviewedAt);
    const isInTime = now < sendFrom && (!reviewMailId || (await withdrawMail(tx, { id: reviewMailId, sendFrom })));
    if (!isInTime) throw conflict(applicationTexts.final);
    await tx.update(applications).set(nobodysReview).where(eq(applications.id, id));
    const change = { before: { status }, after: { status: "pending" } };
    await recordChange(tx, { by, action: "applications.take-back", ...named(held), ...change });
    return asApplication(await getRow(tx, id));
  });
}

type Chosen = { id: string; by: SignedInStaff };

/** In any state; its member may then apply again. */
export async function removeApplication(db: Database, { id, by }: Chosen): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [removed] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
    if (!removed) throw noSuchApplication();
    const { memberId } = removed;
    const name = `${applicationTypeLabels[removed.type]}, from ${particularsOf(removed.form).name}`;
    await moveToBin(tx, { ...inBin, id, name, by, memberId, keptUntil: keptUntil(removed) });
    await recordChange(tx, {
      by,
      action: "applications.remove",
      ...named(removed),
      before: { status: removed.status },
    });
  });
}

/** Throws conflict where its member has sent another one since. */
export async function restoreApplication(db: Database, { id, by }: Chosen): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeFromBin(tx, { ...inBin, id, clash: binTexts.appliedAgain });
    const row = await getRow(tx, id);
    await recordChange(tx, { by, action: "applications.restore", ...named(row), after: { status: row.status } });
  });
}

/** When it would be purged if it were still in the list; a pending one isn't. */
function keptUntil({ status, reviewedAt }: Pick<Row, "status" | "reviewedAt">): Date | undefined {
  if (!reviewedAt) return undefined;
  return new Date(
    reviewedAt.getTime() + keptMs(status === "rejected" ? "rejectedApplications" : "approvedApplications"),
  );
}

/** An application as the audit log names it; the member who sent it by their id alone. */
export const named = ({ id, type, memberId }: Pick<Row, "id" | "type" | "memberId">) => ({
  target: `application: ${applicationTypeLabels[type]}`,
  targetId: id,
  ...(memberId !== null && { memberId }),
});
