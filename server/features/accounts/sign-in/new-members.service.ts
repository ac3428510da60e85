import { accountTexts } from "#contract/accounts/constants.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { memberColumns, memberOf } from "#server/features/accounts/accounts.service.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { openPointsAccount } from "#server/features/points/ledger.service.ts";

type NewMember = Pick<typeof members.$inferInsert, "id" | "name" | "email" | "discord" | "passwordHash">;

/** Inserts the member. The table's unique address decides: if two try at once, one gets a conflict. */
export async function createMember(db: Database, member: NewMember): Promise<Member> {
  const [row] = await db.insert(members).values(member).onConflictDoNothing().returning(memberColumns);
  if (!row) throw conflict(accountTexts.emailTaken, { email: accountTexts.emailTaken });
  await openPointsAccount(db, row.id);
  return memberOf(row);
}
