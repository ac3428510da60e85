import { and, ne, sql } from "drizzle-orm";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { isNamedLike, nameKey, staffAccounts } from "#server/features/staff/staff.table.ts";

/** The index keeps two calls at once apart, but doesn't know accounts that looked like another when it was made. */
export async function requireFreeUsername(tx: Database, { username, id }: { username: string; id?: string }) {
  const { id: other } = staffAccounts;
  const taken = await tx
    .select({ id: other })
    .from(staffAccounts)
    .where(and(isNamedLike(username), id === undefined ? undefined : ne(other, id)))
    .limit(1);
  if (taken.length > 0) throw conflict(staffAccountTexts.taken);
}

/** Once a name is free, the earliest account that looked like it has it. */
export const settleLookalikes = (tx: Database) =>
  tx.execute(sql`update ${staffAccounts} set is_lookalike = false where is_lookalike and not exists (
    select from ${staffAccounts} as other
    where name_key(other.username) = ${nameKey(staffAccounts.username)} and other.id <> ${staffAccounts.id}
      and (not other.is_lookalike or (other.created_at, other.id) < (${staffAccounts.createdAt}, ${staffAccounts.id})))`);
