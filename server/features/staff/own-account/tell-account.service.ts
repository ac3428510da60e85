import type { Database } from "#server/database/database.ts";
import { mailAccount } from "#server/features/staff/account-mails.service.ts";
import { type AccountChange, accountChangedMail } from "./staff-mails.format.ts";

/** Mails an account's owner that something about the account was changed, if the account has an address. */
export const tellAccount = (tx: Database, accountId: string, change: AccountChange) =>
  mailAccount(tx, accountId, (username) => accountChangedMail(username, change));
