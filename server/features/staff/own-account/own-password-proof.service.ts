import { eq } from "drizzle-orm";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import type { Database } from "#server/database/database.ts";
import { forbidden, invalidInput } from "#server/errors.ts";
import { provePassword } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";

type Own = { by: SignedInStaff; password: string };

/**
 * Checks that the person at a signed-in browser knows the account's password. Returns the account's id and the hash that the
 * password was compared with, or throws. Wrong tries at an unattended browser don't lock anyone else out.
 */
export async function requireOwnPassword(db: Database, { by, password }: Own) {
  const { adminId: id } = by;
  if (id === null) throw forbidden();
  const [found] = await db
    .select({ passwordHash: staffAccounts.passwordHash })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, id));
  const { isRight } = await provePassword(db, { password, stored: found?.passwordHash, source: { knownTo: id } });
  const wrong = staffAccountTexts.wrongPassword;
  if (!found || !isRight) throw invalidInput(wrong, { currentPassword: wrong });
  return { id, passwordHash: found.passwordHash };
}
