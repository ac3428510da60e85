import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { StaffRole } from "#contract/staff/roles.ts";
import type { Database } from "#server/database/database.ts";
import { staffPasskeys, staffRecoveryCodes, staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";

const totpOf = (accountId: string) => and(eq(staffTotps.accountId, accountId), isNotNull(staffTotps.confirmedAt));

export type Factors = { totp: number; passkeys: number; recoveryCodes: number };

/** Counts the factors that an account has. An app counts once a code has confirmed it. */
export async function countFactors(db: Database, accountId: string): Promise<Factors> {
  const [found] = await db
    .select({
      totp: db.$count(staffTotps, totpOf(accountId)),
      passkeys: db.$count(staffPasskeys, eq(staffPasskeys.accountId, accountId)),
      recoveryCodes: db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.accountId, accountId)),
    })
    .from(sql`(select 1) as one`);
  if (!found) throw new Error("The count query returned no row");
  return found;
}

export const hasSecondFactor = ({ totp, passkeys }: Factors) => totp + passkeys > 0;

export type LockedAccount = { id: string; username: string; role: StaffRole };

/**
 * Locks accounts as signing in to them does, so that a change and a sign-in each see what the other did. Taking a weaker lock
 * first could let two changes of an account deadlock.
 */
export async function lockAccounts(tx: Database, ids: string[]): Promise<LockedAccount[]> {
  const { id, username, role } = staffAccounts;
  return tx.select({ id, username, role }).from(staffAccounts).where(inArray(id, ids)).orderBy(id).for("no key update");
}

/** Deletes an unfinished app. Setting one up only took the password, which isn't enough once there is a second factor. */
export async function dropUnconfirmedTotp(tx: Database, accountId: string) {
  await tx.delete(staffTotps).where(and(eq(staffTotps.accountId, accountId), isNull(staffTotps.confirmedAt)));
}

/** Deletes recovery codes if there is no second factor to recover. */
export async function dropUnneededCodes(tx: Database, accountId: string) {
  if (hasSecondFactor(await countFactors(tx, accountId))) return;
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.accountId, accountId));
}

/** Removes all factors and the recovery codes. Returns whether there were any. */
export async function removeFactors(tx: Database, accountId: string): Promise<boolean> {
  const had = hasSecondFactor(await countFactors(tx, accountId));
  for (const table of [staffTotps, staffPasskeys, staffRecoveryCodes])
    await tx.delete(table).where(eq(table.accountId, accountId));
  return had;
}
