import { and, asc, eq, not } from "drizzle-orm";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { OwnSecondFactor, SecondFactorPolicy } from "#contract/staff/second-factor/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, forbidden, notFound } from "#server/errors.ts";
import { changeAccounts } from "#server/features/audit-log/audit-log.service.ts";
import { countFactors, type Factors, lockAccounts, removeFactors } from "#server/features/staff/factors.service.ts";
import { madeBy, mailAccountChange } from "#server/features/staff/own-account/account-notices.service.ts";
import { hasFactor, staffPasskeys, staffTotps } from "#server/features/staff/second-factor.table.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { endStaffSessions, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { isSwitchOn, setSwitch } from "#server/features/switches/switches.service.ts";
import { readTotpSecret } from "./totp.format.ts";

const isRequired = (db: Database) => isSwitchOn(db, "second-factor");

/** Returns whether admins need a second factor, and the names of those without one. */
export async function getPolicy(db: Database): Promise<SecondFactorPolicy> {
  const without = await db
    .select({ username: staffAccounts.username })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.role, "admin"), not(hasFactor)))
    .orderBy(asc(staffAccounts.username))
    .limit(100);
  return { isRequired: await isRequired(db), without: without.map(({ username }) => username) };
}

export async function setPolicy(db: Database, { isOn, by }: { isOn: boolean; by: SignedInStaff }) {
  await setSwitch(db, { name: "second-factor", isOn, by });
  return getPolicy(db);
}

/** Throws conflict if an admin who needs a second factor would lose the last one. */
export async function requireAnotherFactor(tx: Database, { role }: { role: string }, { totp, passkeys }: Factors) {
  if (totp + passkeys > 1 || role !== "admin") return;
  if (await isRequired(tx)) throw conflict(say.required);
}

/** Returns the account's own factors, and whether it must have one. */
export async function getOwnFactors(
  db: Database,
  { by: { adminId, role }, secret }: { by: SignedInStaff; secret: string },
): Promise<Omit<OwnSecondFactor, "canUsePasskeys">> {
  if (adminId === null) throw forbidden();
  const [{ recoveryCodes }, [totp], passkeys] = await Promise.all([
    countFactors(db, adminId),
    db
      .select({ since: staffTotps.confirmedAt, sealed: staffTotps.sealedSecret })
      .from(staffTotps)
      .where(eq(staffTotps.accountId, adminId)),
    db
      .select()
      .from(staffPasskeys)
      .where(eq(staffPasskeys.accountId, adminId))
      .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id)),
  ]);
  return {
    totpSince: totp?.since?.toISOString() ?? null,
    isTotpReadable: !totp || readTotpSecret(totp.sealed, secret) !== undefined,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recoveryCodes,
    isRequired: role === "admin" && (await isRequired(db)),
  };
}

type Reset = { id: string; team: Team };

/** Removes a lost second factor of another account, and signs that account out. */
export async function resetFactorsOf(db: Database, { id, by, team }: Reset & { by: SignedInStaff }) {
  if (id === by.adminId) throw conflict(say.ownReset);
  if (!(await resetFactors(db, { id, by, team }))) throw notFound(say.noFactor);
}

/** Does the same from the console. Returns whether there was one. */
export const resetFactorsAtConsole = (db: Database, reset: Reset) =>
  resetFactors(db, { ...reset, by: { isConsole: true } });

type ResetBy = Reset & { by: SignedInStaff | { isConsole: true } };

function resetFactors(db: Database, { id, by, team }: ResetBy): Promise<boolean> {
  const own = "adminId" in by && by.adminId !== null ? [by.adminId] : [];
  return changeAccounts(db, by, {
    lock: (tx) => lockAccounts(tx, [id, ...own]),
    work: async (tx, { record }, accounts) => {
      const account = accounts.find((one) => one.id === id);
      if (!account) throw notFound(staffAccountTexts.noAccount);
      if (!(await removeFactors(tx, id))) return false;
      await endStaffSessions(tx, id);
      await mailAccountChange(tx, { accountId: id, team, maker: madeBy(by) }, "factor-reset");
      const target = `second factor of admin account ${account.username}`;
      record({ action: "staff-accounts.reset-factor", target, targetId: id });
      return true;
    },
  });
}
