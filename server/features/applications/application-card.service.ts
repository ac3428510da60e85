import { eq } from "drizzle-orm";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import type { Database } from "#server/database/database.ts";
import { asPlainText, type Card, decidedBy } from "#server/features/outbox/card.format.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { particularsOf } from "./application-form.format.ts";
import { applications } from "./applications.table.ts";

const headings = { pending: "New application", approved: "Application approved", rejected: "Application rejected" };

/** Returns what the staff's Discord says about an application: its type, the name the applicant chose, and who decided. */
export async function findApplicationCard(db: Database, id: string): Promise<Card | undefined> {
  const { type, form, status, reviewedBy: by } = applications;
  const [row] = await db
    .select({ type, form, status, by, role: staffAccounts.role })
    .from(applications)
    .leftJoin(staffAccounts, eq(staffAccounts.id, applications.reviewedById))
    .where(eq(applications.id, id));
  if (!row) return undefined;
  const what = `${applicationTypeLabels[row.type]}, from ${asPlainText(particularsOf(row.form).name)}`;
  return { text: `**${headings[row.status]}**${decidedBy(row)}\n${what}`, path: "/admin/applications" };
}
