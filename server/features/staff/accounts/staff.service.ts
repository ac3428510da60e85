import { randomBytes, randomUUIDv7 } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { forgetWrongPasswords } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { endLinksOf } from "#server/features/staff/links/access-links.service.ts";
import {
  madeBy,
  mailAccountChange,
  removeEmailOf,
} from "#server/features/staff/own-account/account-notices.service.ts";
import { hasUsername, staffAccounts } from "#server/features/staff/staff.table.ts";
import { endStaffSessions } from "#server/features/staff/staff-sessions.service.ts";
import { openSetup } from "#server/features/switches/switches.service.ts";
import { hashPassword } from "#server/platform/secrets/password.ts";

type FirstAdmin = { username: string; password?: string | undefined };

/**
 * Returns the first admin account, making it on a site that has none, which can then be set up step by step. If no password was
 * given, it gets a random one, which is only returned here.
 */
export async function ensureFirstAdmin(db: Database, { username, password }: FirstAdmin): Promise<FirstAdmin> {
  const existing = await findFirstAdmin(db);
  if (existing) return existing;
  const chosen = password ?? randomPassword();
  const passwordHash = await hashPassword(chosen); // before the transaction, which should contain nothing slow
  const account = { id: randomUUIDv7(), username, passwordHash, role: "admin" } as const;
  const wasFirst = await inTransaction(db, async (tx) => {
    const made = await tx.insert(staffAccounts).values(account).onConflictDoNothing().returning();
    if (made.length === 0) return false; // another instance was quicker
    await openSetup(tx);
    return true;
  });
  return { username, password: wasFirst && password === undefined ? chosen : undefined };
}

const randomPassword = () => randomBytes(12).toString("base64url");

/**
 * Gives an account a random password, and ends its sessions and what its temporary links opened. Returns undefined if there is no
 * such account.
 */
export async function resetStaffPassword(
  db: Database,
  { name, team }: { name: string; team: Team },
): Promise<{ username: string; password: string } | undefined> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password); // before the transaction, which should contain nothing slow
  return makeChange(db, { isConsole: true }, async (tx, { record }) => {
    const [account] = await tx
      .update(staffAccounts)
      .set({ passwordHash })
      .where(hasUsername(name))
      .returning({ id: staffAccounts.id, username: staffAccounts.username });
    if (!account) return undefined;
    await endStaffSessions(tx, account.id);
    await endLinksOf(tx, account.id);
    await mailAccountChange(
      tx,
      { accountId: account.id, team, maker: madeBy({ isConsole: true }) },
      "password-by-others",
    );
    await removeEmailOf(tx, account.id);
    const target = `admin account ${account.username}`;
    record({ action: "staff-accounts.reset", target, targetId: account.id });
    await forgetWrongPasswords(tx, account);
    return { username: account.username, password };
  });
}

export async function findStaffAccount(db: Database, name: string) {
  const { id, username } = staffAccounts;
  const [found] = await db.select({ id, username }).from(staffAccounts).where(hasUsername(name));
  return found;
}

const maxNames = 100;

export async function listStaffUsernames(db: Database): Promise<string[]> {
  const rows = await db
    .select({ username: staffAccounts.username })
    .from(staffAccounts)
    .orderBy(asc(staffAccounts.createdAt), asc(staffAccounts.id))
    .limit(maxNames);
  return rows.map(({ username }) => username);
}

async function findFirstAdmin(db: Database): Promise<FirstAdmin | undefined> {
  const [found] = await db
    .select({ username: staffAccounts.username })
    .from(staffAccounts)
    .where(eq(staffAccounts.role, "admin"))
    .orderBy(asc(staffAccounts.createdAt))
    .limit(1);
  return found;
}
