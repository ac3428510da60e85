import { and, eq, isNull, lt } from "drizzle-orm";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { conflict, forbidden, invalidInput } from "#server/errors.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import { proveCode } from "#server/features/rate-limits/code-tries.service.ts";
import { requireOwnPassword } from "#server/features/staff/own-account/own-password-proof.service.ts";
import { tellAccount } from "#server/features/staff/own-account/tell-account.service.ts";
import { staffTotps } from "#server/features/staff/second-factor.table.ts";
import { endStaffSessions, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";
import { countFactors, dropUnneededCodes, holdOwnAccount } from "./factors.service.ts";
import { requireNotLast } from "./policy.service.ts";
import { replaceRecoveryCodes, useRecoveryCode } from "./recovery-codes.service.ts";
import { newTotpSecret, stepOfCode, totpSetup } from "./totp.format.ts";

const sealedFor = (secret: string) => ({ secret, purpose: "staff totp" });

type Own = { by: SignedInStaff; secret: string };

/** A new secret for an app, which doesn't count until a code from it is entered. */
export async function startTotp(db: Database, { by, secret, currentPassword }: Own & { currentPassword: string }) {
  const { id: accountId } = await requireOwnPassword(db, { by, password: currentPassword });
  const totpSecret = newTotpSecret();
  const values = { accountId, sealedSecret: seal(totpSecret, sealedFor(secret)), createdAt: new Date(), lastStep: 0 };
  await inTransaction(db, async (tx) => {
    await holdOwnAccount(tx, by);
    const begun = await tx
      .insert(staffTotps)
      .values(values)
      .onConflictDoUpdate({ target: staffTotps.accountId, set: values, setWhere: isNull(staffTotps.confirmedAt) })
      .returning({ accountId: staffTotps.accountId });
    if (begun.length === 0) throw conflict(say.alreadyOn);
  });
  return totpSetup(totpSecret, by.username);
}

/** Turns the app on with a code from it, and signs the account out elsewhere. Returns recovery codes if there were none. */
export async function confirmTotp(db: Database, { by, secret, code }: Own & { code: string }, now = new Date()) {
  const { adminId: id } = by;
  if (id === null) throw forbidden();
  const confirm = () =>
    inTransaction(db, async (tx) => {
      const { username } = await holdOwnAccount(tx, by);
      const [pending] = await tx
        .select({ sealedSecret: staffTotps.sealedSecret })
        .from(staffTotps)
        .where(and(eq(staffTotps.accountId, id), isNull(staffTotps.confirmedAt)));
      const totpSecret = pending && unseal(pending.sealedSecret, sealedFor(secret));
      if (totpSecret === undefined) throw conflict(say.notStarted);
      const lastStep = stepOfCode(totpSecret, code, now);
      if (lastStep === undefined) return undefined;
      const { recoveryCodes, passkeys } = await countFactors(tx, id);
      await tx.update(staffTotps).set({ confirmedAt: now, lastStep }).where(eq(staffTotps.accountId, id));
      await endStaffSessions(tx, id, { except: by.sessionId });
      await tellAccount(tx, id, passkeys > 0 ? "factor-added" : "factor-on");
      const target = `authenticator app of admin account ${username}`;
      await recordChange(tx, { by, action: "staff-accounts.add-factor", target, targetId: id });
      return recoveryCodes === 0 ? replaceRecoveryCodes(tx, id) : [];
    });
  const codes = await proveCode(db, { device: { accountId: id, key: by.sessionId } }, confirm);
  if (!codes) throw wrongCode(say.wrongCode);
  return codes;
}

const wrongCode = (sentence: string) => invalidInput(sentence, { code: sentence });

/** Whether a code of the app is right and unused. If so it is used up, along with all earlier ones. */
export async function useTotpCode(
  tx: Database,
  { accountId, secret, code }: { accountId: string; secret: string; code: string },
  now = new Date(),
): Promise<boolean> {
  const [totp] = await tx.select().from(staffTotps).where(eq(staffTotps.accountId, accountId));
  const totpSecret = totp?.confirmedAt && unseal(totp.sealedSecret, sealedFor(secret));
  const step = totpSecret ? stepOfCode(totpSecret, code, now) : undefined;
  if (step === undefined) return false;
  const used = await tx
    .update(staffTotps)
    .set({ lastStep: step })
    .where(and(eq(staffTotps.accountId, accountId), lt(staffTotps.lastStep, step)))
    .returning({ accountId: staffTotps.accountId });
  return used.length > 0;
}

type Removal = Own & { currentPassword: string; code: string };

/** Removes the app. Takes the password, and a code from the app or a recovery code. */
export async function removeTotp(db: Database, { by, secret, currentPassword, code }: Removal) {
  const { id } = await requireOwnPassword(db, { by, password: currentPassword });
  const remove = () =>
    inTransaction(db, async (tx) => {
      const account = await holdOwnAccount(tx, by);
      const factors = await countFactors(tx, id);
      if (factors.totp === 0) throw conflict(say.notOn);
      await requireNotLast(tx, account, factors);
      const isRight = (await useTotpCode(tx, { accountId: id, secret, code })) || (await useRecoveryCode(tx, id, code));
      if (!isRight) return undefined;
      await tx.delete(staffTotps).where(eq(staffTotps.accountId, id));
      await dropUnneededCodes(tx, id);
      await tellAccount(tx, id, factors.passkeys > 0 ? "factor-removed" : "factor-off");
      const target = `authenticator app of admin account ${account.username}`;
      await recordChange(tx, { by, action: "staff-accounts.remove-factor", target, targetId: id });
      return true;
    });
  const isDone = await proveCode(db, { device: { accountId: id, key: by.sessionId } }, remove);
  if (!isDone) throw wrongCode(say.wrongCode);
}
