import { randomUUIDv7 } from "node:crypto";
import { accountTexts } from "#contract/accounts/constants.ts";
import type { RegisterRequest } from "#contract/accounts/forms.ts";
import type { Member } from "#contract/accounts/schemas.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import {
  memberColumns,
  memberOf,
  refuseTeamName,
  requireDiscordName,
} from "#server/features/accounts/accounts.service.ts";
import { members } from "#server/features/accounts/accounts.table.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { queueMail } from "#server/features/outbox/outbox.service.ts";
import { openPointsAccount } from "#server/features/points/ledger.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";
import { type AskedLink, createLink, type LinkTo } from "./links.service.ts";
import { verificationMail } from "./mails.format.ts";

type Registration = {
  siteUrl: string;
  team: Team;
  mayMail: () => Promise<boolean>;
  /** Signs the new member in. */
  startSession: (tx: Database, memberId: string, proof: { passwordHash: string }) => Promise<() => void>;
};

/**
 * Makes an account, signs its member in and sends the link that proves its address, unless that mailbox has been sent enough of them. Throws conflict
 * if the address has an account.
 */
export async function register(
  db: Database,
  { password, ...chosen }: RegisterRequest,
  { siteUrl, team, mayMail, startSession }: Registration,
): Promise<{ member: Member; passwordHash: string; giveCookie: () => void }> {
  refuseTeamName(chosen.name, team);
  requireDiscordName(team, { discord: chosen.discord }, accountTexts.dialog.discord);
  // before the transaction, which should contain nothing slow
  const passwordHash = await hashPassword(password, "strangers");
  const isMailed = await mayMail();
  return inTransaction(db, async (tx) => {
    const member = await createMember(tx, { id: randomUUIDv7(), ...chosen, passwordHash });
    if (isMailed) await sendVerification(tx, { member, siteUrl, team });
    const giveCookie = await startSession(tx, member.id, { passwordHash });
    return { member, passwordHash, giveCookie };
  });
}

type NewMember = Pick<typeof members.$inferInsert, "id" | "name" | "email" | "discord" | "passwordHash">;

/** Inserts the member. The table's unique address decides: if two try at once, one gets a conflict. */
async function createMember(db: Database, member: NewMember): Promise<Member> {
  const [row] = await db.insert(members).values(member).onConflictDoNothing().returning(memberColumns);
  if (!row) throw conflict(accountTexts.emailTaken, { email: accountTexts.emailTaken });
  await openPointsAccount(db, row.id);
  return memberOf(row);
}

/** Sends the link again. Throws conflict if the address is already proven. */
export async function resendVerification(
  db: Database,
  { member, siteUrl, team }: AskedLink,
): Promise<{ email: string }> {
  if (member.isVerified) throw conflict(accountTexts.alreadyVerified);
  await makeChange(db, { member }, async (tx) => {
    await sendVerification(tx, { member, siteUrl, team });
  });
  return { email: member.email };
}

/** Sends the link that proves the address, in the transaction that made the account. */
export async function sendVerification(db: Database, { member, siteUrl, team }: LinkTo) {
  const { id: memberId, email } = member;
  const link = await createLink(db, { memberId, email, purpose: "verify-email", siteUrl });
  await queueMail(db, { to: email, memberId, ...verificationMail(team, link) });
}
