import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, forbidden, invalidInput } from "#server/errors.ts";
import { changeOwnAccount } from "#server/features/audit-log/audit-log.service.ts";
import { proveCode } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { countFactors, dropUnneededCodes } from "#server/features/staff/factors.service.ts";
import { consumeFreshStep } from "#server/features/staff/fresh-step.service.ts";
import { mailAccountChange } from "#server/features/staff/own-account/account-notices.service.ts";
import { requireOwnPassword } from "#server/features/staff/own-account/own-password-proof.service.ts";
import { staffTotps } from "#server/features/staff/second-factor.table.ts";
import { endStaffSessions, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { requireAnotherFactor } from "./policy.service.ts";
import { replaceRecoveryCodes } from "./recovery-codes.service.ts";
import {
  isAppCode,
  latestStep,
  newTotpSecret,
  readTotpSecret,
  sealTotpSecret,
  stepOfCode,
  totpSetup,
} from "./totp.format.ts";

type Own = { by: SignedInStaff; secret: string; team: Team };

/** Creates a secret for an app, which doesn't count until a code from it is entered. */
export async function startTotp(
  db: Database,
  { by, secret, team, currentPassword }: Own & { currentPassword: string },
) {
  const { id: accountId } = await requireOwnPassword(db, { by, password: currentPassword });
  const totpSecret = newTotpSecret();
  const values = { accountId, sealedSecret: sealTotpSecret(totpSecret, secret), createdAt: new Date(), lastStep: 0 };
  await changeOwnAccount(db, by, async (tx, account) => {
    const begun = await tx
      .insert(staffTotps)
      .values(values)
      .onConflictDoUpdate({ target: staffTotps.accountId, set: values, setWhere: isNull(staffTotps.confirmedAt) })
      .returning({ accountId: staffTotps.accountId });
    if (begun.length === 0) throw conflict(say.alreadyOn);
    await consumeFreshStep(tx, { account, by });
  });
  return totpSetup(totpSecret, { username: by.username, team });
}

/** Turns the app on with a code from it, and signs the account out elsewhere. Returns recovery codes if there were none. */
export async function confirmTotp(db: Database, { by, secret, team, code }: Own & { code: string }, now = new Date()) {
  const { adminId: id } = by;
  if (id === null) throw forbidden();
  const confirm = () =>
    changeOwnAccount(db, by, async (tx, { username }, { record }) => {
      const [pending] = await tx
        .select({ sealedSecret: staffTotps.sealedSecret })
        .from(staffTotps)
        .where(and(eq(staffTotps.accountId, id), isNull(staffTotps.confirmedAt)));
      const totpSecret = pending && readTotpSecret(pending.sealedSecret, secret);
      if (totpSecret === undefined) throw conflict(say.notStarted);
      const lastStep = stepOfCode(totpSecret, code, now);
      if (lastStep === undefined) return undefined;
      const { recoveryCodes, passkeys } = await countFactors(tx, id);
      await tx.update(staffTotps).set({ confirmedAt: now, lastStep }).where(eq(staffTotps.accountId, id));
      await endStaffSessions(tx, id, { except: by.sessionId });
      await mailAccountChange(tx, { accountId: id, team }, passkeys > 0 ? "factor-added" : "factor-on");
      const target = `authenticator app of admin account ${username}`;
      record({ action: "staff-accounts.add-factor", target, targetId: id });
      return recoveryCodes === 0 ? replaceRecoveryCodes(tx, id) : [];
    });
  const codes = await proveCode(db, { knownTo: id }, confirm);
  if (!codes) throw invalidInput(say.wrongCode, { code: say.wrongCode });
  return codes;
}

/**
 * Returns whether a code of the app is right and unused. If so, it is used up, along with all earlier ones. Throws if nobody can
 * check the code, because the site's own secret has changed since the app was set up.
 */
export async function useTotpCode(
  tx: Database,
  { accountId, secret, code }: { accountId: string; secret: string; code: string },
  now = new Date(),
): Promise<boolean> {
  const [totp] = await tx.select().from(staffTotps).where(eq(staffTotps.accountId, accountId));
  if (!totp?.confirmedAt || !isAppCode(code)) return false;
  const totpSecret = readTotpSecret(totp.sealedSecret, secret);
  if (totpSecret === undefined) throw invalidInput(say.unreadable, { code: say.unreadable });
  const step = stepOfCode(totpSecret, code, now);
  if (step === undefined) return false;
  const isUnused = or(lt(staffTotps.lastStep, step), gt(staffTotps.lastStep, latestStep(now)));
  const used = await tx
    .update(staffTotps)
    .set({ lastStep: step })
    .where(and(eq(staffTotps.accountId, accountId), isUnused))
    .returning({ accountId: staffTotps.accountId });
  return used.length > 0;
}

export async function removeTotp(
  db: Database,
  { by, currentPassword, team }: Omit<Own, "secret"> & { currentPassword: string },
) {
  const { id } = await requireOwnPassword(db, { by, password: currentPassword });
  await changeOwnAccount(db, by, async (tx, account, { record }) => {
    const factors = await countFactors(tx, id);
    if (factors.totp === 0) throw conflict(say.notOn);
    await requireAnotherFactor(tx, account, factors);
    await consumeFreshStep(tx, { account, by });
    await tx.delete(staffTotps).where(eq(staffTotps.accountId, id));
    await dropUnneededCodes(tx, id);
    await mailAccountChange(tx, { accountId: id, team }, factors.passkeys > 0 ? "factor-removed" : "factor-off");
    const target = `authenticator app of admin account ${account.username}`;
    record({ action: "staff-accounts.remove-factor", target, targetId: id });
  });
}
