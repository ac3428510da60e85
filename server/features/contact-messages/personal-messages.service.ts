import { desc, eq, inArray, or, type Subquery } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { binnedRows } from "#server/features/bin/bin.service.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { contactMessages } from "./contact-messages.table.ts";

type Rows = PersonalData["sections"][number]["rows"];

const binnedMessages = binnedRows(contactMessages, "contact-messages");
const { memberId: from, aboutMemberId: about } = contactMessages;

/** Exports what a member reported. What others reported about them stays between those and staff. */
export const exportReports = (db: Database, memberId: string) => exportFrom(db, contactMessages, memberId);

/** Exports those that staff deleted and can still restore. */
export const exportBinnedReports = (db: Database, memberId: string) => exportFrom(db, binnedMessages, memberId);

async function exportFrom(db: Database, source: typeof contactMessages | Subquery, memberId: string): Promise<Rows> {
  const { createdAt, message } = contactMessages;
  const rows = await db.select({ createdAt, message }).from(source).where(eq(from, memberId)).orderBy(desc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** What is left of a report by or about someone whose account was deleted. Its link still leads to the event. */
const erasedText = "This report’s text was deleted together with a member’s account.";

/** Blanks reports by or about a leaving member, so that staff still know that there was one. Deletes those in the bin. */
export async function eraseReports(tx: Database, memberId: string): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ message: erasedText })
    .where(or(eq(from, memberId), eq(about, memberId)));
  await tx.update(contactMessages).set({ name: "Deleted member", email: "" }).where(eq(from, memberId));
  const binned = tx
    .select({ id: contactMessages.id })
    .from(binnedMessages)
    .where(or(eq(from, memberId), eq(about, memberId)));
  await tx.delete(bin).where(inArray(bin.id, binned));
}
