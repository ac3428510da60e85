import { eq } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { type AccountChange, accountChangedMail } from "./staff-mails.format.ts";

/** Mails an account's owner that something about the account was changed, if the account has an address. */
export async function tellAccount(tx: Database, accountId: string, change: AccountChange) {
  const { username, email } = staffAccounts;
  const [account] = await tx.select({ username, email }).from(staffAccounts).where(eq(staffAccounts.id, accountId));
  if (account?.email) await queueMail(tx, { to: account.email, ...accountChangedMail(account.username, change) });
}
