import { eq } from "drizzle-orm";
import type { InternalNotesRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { applications } from "./applications.table.ts";
import {
  asApplication,
  getRow,
  lockApplication,
  named,
  nextVersion,
  requireNewest,
} from "./stored-application.service.ts";

type Notes = { id: string; edit: InternalNotesRequest; by: SignedInStaff };

/** Saves staff's notes to each other, in any state. The audit log records that they changed, not what they say. */
export async function keepInternalNotes(db: Database, { id, edit, by }: Notes): Promise<Application> {
  return makeChange(db, by, async (tx, { record }) => {
    await requireNewest(tx, await lockApplication(tx, id), edit.version);
    await tx
      .update(applications)
      .set({ internalNotes: edit.internalNotes || null, ...nextVersion })
      .where(eq(applications.id, id));
    const row = await getRow(tx, id);
    record({ action: "applications.note", ...named(row) });
    return asApplication(row);
  });
}
