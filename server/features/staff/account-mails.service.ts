import { eq } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import type { Letter } from "#server/features/outbox/letter.format.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { linkOpenedMail, newDeviceMail } from "./account-mails.format.ts";
import { staffAccounts } from "./staff.table.ts";

/** Mails the account's owner, if the account has an address. */
export async function mailAccount(tx: Database, accountId: string, write: (username: string) => Letter) {
  const { username, email } = staffAccounts;
  const [account] = await tx.select({ username, email }).from(staffAccounts).where(eq(staffAccounts.id, accountId));
  if (account?.email) await queueMail(tx, { to: account.email, ...write(account.username) });
}

type NewDevice = { accountId: string; siteUrl: string; team: Team };

export const mailNewDevice = (tx: Database, { accountId, siteUrl, team }: NewDevice) =>
  mailAccount(tx, accountId, (username) => newDeviceMail(team, username, siteUrl));

type OpenedLink = { guest: string; siteUrl: string; team: Team };

/** Tells the account that made the link. */
export const mailOpenedLink = (tx: Database, accountId: string, { team, ...opened }: OpenedLink) =>
  mailAccount(tx, accountId, (username) => linkOpenedMail(team, username, opened));
