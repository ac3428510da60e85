import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { mailAccount } from "#server/features/staff/account-mails.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { type AccountChange, accountChangedMail } from "./staff-mails.format.ts";

/**
 * Tells an account's owner that somebody else set a new password, and removes the address: a thief who knew the old password may have
 * put in their own, and could have a link for another password sent there.
 */
export async function removeEmailOf(tx: Database, accountId: string) {
  await tellAccount(tx, accountId, "password-by-others");
  await tx.update(staffAccounts).set({ email: null }).where(eq(staffAccounts.id, accountId));
}

/** Mails an account's owner that something about the account was changed, if the account has an address. */
export const tellAccount = (tx: Database, accountId: string, change: AccountChange) =>
  mailAccount(tx, accountId, (username) => accountChangedMail(username, change));
