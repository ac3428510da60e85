import { randomUUIDv7 } from "node:crypto";
import type { Database } from "#server/database/database.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import {
  findSignedInStaff,
  type SignedInStaff,
  startStaffSession,
} from "#server/features/staff/staff-sessions.service.ts";

/** An admin with a session of their own: what staff write is refused without one. */
export async function signedInAdmin(db: Database): Promise<SignedInStaff> {
  const accountId = randomUUIDv7();
  await db.insert(staffAccounts).values({ id: accountId, username: "bench", role: "admin", passwordHash: "none" });
  const staff = await findSignedInStaff(db, await startStaffSession(db, { accountId, userAgent: "bench" }));
  if (!staff) throw new Error("The admin is not signed in.");
  return staff;
}
