import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import type { Database } from "#server/database/database.ts";
import { noKey } from "#server/database/queries/list.ts";
import { notFound, versionConflict } from "#server/errors.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { answersOf, particularsOf } from "./application-form.format.ts";
import { applications, emailOn } from "./applications.table.ts";

const noSuchApplication = () => notFound("This application doesn’t exist.");

export const selectApplications = (db: Database, key = noKey) =>
  db
    .select({
      ...getTableColumns(applications),
      key,
      email: sql<string>`coalesce(${members.email}, ${emailOn(applications.form)})`,
    })
    .from(applications)
    .leftJoin(members, eq(members.id, applications.memberId));

export type Row = Omit<Awaited<ReturnType<typeof selectApplications>>[number], "key">;

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

export async function getRow(db: Database, id: string): Promise<Row> {
  const [row] = await selectApplications(db).where(eq(applications.id, id));
  if (!row) throw noSuchApplication();
  return row;
}

type Stored = typeof applications.$inferSelect;

/** Locks the application until the transaction ends. */
export async function lockApplication(tx: Database, id: string): Promise<Stored> {
  const [locked] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  if (!locked) throw noSuchApplication();
  return locked;
}

/** Throws versionConflict if someone else has saved the application since this version of it was read. */
export async function requireNewest(tx: Database, locked: Stored, version: number | undefined) {
  if (version === undefined || version === locked.version) return;
  throw versionConflict(applicationTexts.stale, asApplication(await getRow(tx, locked.id)));
}

export const nextVersion = { version: sql`${applications.version} + 1` };

/** Returns how the audit log names an application. The member who sent it is only named by id. */
export const named = ({ id, type, memberId }: Pick<Row, "id" | "type" | "memberId">) => ({
  target: `application: ${applicationTypeLabels[type]}`,
  targetId: id,
  ...(memberId !== null && { memberId }),
});
