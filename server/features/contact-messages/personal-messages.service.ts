import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { bin } from "#server/features/bin/bin.table.ts";
import { contactMessages, eventReports } from "./contact-messages.table.ts";

type Rows = PersonalData["sections"][number]["rows"];

const { messageId, memberId: from, aboutMemberId: about } = eventReports;
const isItsMessage = and(eq(bin.id, messageId), eq(bin.kind, "contact-messages"));

/** Exports what a member reported, even if staff have deleted it. What others reported about them stays with staff. */
export async function exportReports(db: Database, memberId: string): Promise<Rows> {
  const message = sql<string | null>`coalesce(${contactMessages.message}, ${bin.row} ->> 'message')`;
  const rows = await db
    .select({ createdAt: eventReports.createdAt, message })
    .from(eventReports)
    .leftJoin(contactMessages, eq(contactMessages.id, messageId))
    .leftJoin(bin, isItsMessage)
    .where(eq(from, memberId))
    .orderBy(asc(eventReports.createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** What is left of a report by or about someone whose account was deleted. Its link still leads to the event. */
const erasedText = "This report’s text was deleted together with a member’s account.";

/** Blanks reports by or about a leaving member, so that staff still know that there was one. Deletes those in the bin. */
export async function eraseReports(tx: Database, memberId: string): Promise<void> {
  const { id } = contactMessages;
  const idsOf = (where: ReturnType<typeof or>) => tx.select({ id: messageId }).from(eventReports).where(where);
  const isTheirs = or(eq(from, memberId), eq(about, memberId));
  await tx
    .update(contactMessages)
    .set({ message: erasedText })
    .where(inArray(id, idsOf(isTheirs)));
  const nobody = { name: "Deleted member", email: "" };
  await tx
    .update(contactMessages)
    .set(nobody)
    .where(inArray(id, idsOf(eq(from, memberId))));
  await tx.delete(bin).where(and(eq(bin.kind, "contact-messages"), inArray(bin.id, idsOf(isTheirs))));
}
