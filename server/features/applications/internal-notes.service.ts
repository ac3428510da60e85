import { eq } from "drizzle-orm";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { asApplication, getRow, named } from "./application-reviews.service.ts";
import { applications } from "./applications.table.ts";

type Notes = { id: string; internalNotes: string; by: SignedInStaff };

/** Saves staff's notes to each other, in any state. The audit log records the change, not the notes. */
export async function keepInternalNotes(db: Database, { id, internalNotes, by }: Notes): Promise<Application> {
  return inTransaction(db, async (tx) => {
    await tx
      .update(applications)
      .set({ internalNotes: internalNotes || null })
      .where(eq(applications.id, id));
    const row = await getRow(tx, id);
    await recordChange(tx, { by, action: "applications.note", ...named(row) });
    return asApplication(row);
  });
}
