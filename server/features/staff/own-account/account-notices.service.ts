import { eq } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { mailAccount } from "#server/features/staff/account-mails.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import {
  type AccountChange,
  accountChangedMail,
  type ChangeText,
  changeText,
  type Maker,
} from "./staff-mails.format.ts";

/** Returns who made a change, for the account's owner: a signed-in admin, or someone at the server's console. */
export const madeBy = (by: { username: string } | { isConsole: true }, at = new Date()): Maker => ({
  name: "username" in by ? by.username : "Someone at the server’s console",
  at,
});

/**
 * Removes an account's address. Call it after someone else has set a new password and the owner was told: a thief who knew the
 * old password may have entered their own address, and could have a reset link sent there.
 */
export async function removeEmailOf(tx: Database, accountId: string) {
  await tx.update(staffAccounts).set({ email: null }).where(eq(staffAccounts.id, accountId));
}

/** Whose account has changed, in which team, and who did it if it wasn't the owner. */
type Changed = { accountId: string; team: Team; maker?: Maker | undefined };

/** Mails an account's owner that something about the account has changed, if it has an address. */
export const mailAccountChange = (tx: Database, about: Changed, change: AccountChange) =>
  mailAccountChanges(tx, about, [changeText(change)]);

/** Does the same for several changes, in one email. */
export async function mailAccountChanges(
  tx: Database,
  { accountId, team, maker }: Changed,
  changes: readonly ChangeText[],
) {
  if (changes.length === 0) return;
  await mailAccount(tx, accountId, (username) => accountChangedMail(team, { username, changes, maker }));
}
