import { eq } from "drizzle-orm";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { Team } from "#contract/team.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { invalidInput } from "#server/errors.ts";
import { recordRefusal } from "#server/features/audit-log/refusals.service.ts";
import { type DeviceCookie, proveCode, type TrySource } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { mailAccountChange } from "#server/features/staff/own-account/account-notices.service.ts";
import { useRecoveryCode } from "#server/features/staff/second-factor/recovery-codes.service.ts";
import { useTotpCode } from "#server/features/staff/second-factor/totp.service.ts";
import { staffAccounts } from "#server/features/staff/staff.table.ts";
import { claimPendingSignIn, findPendingSignIn, signInExpired } from "./pending-sign-ins.service.ts";
import { beginStaffSession, type StartedStaff } from "./staff-sign-in.service.ts";

/** A browser: its pending sign-in, its address, the accounts that know it, and its user agent. */
export type StepCaller = { token: string; address: string; devices: DeviceCookie[]; userAgent: string };

/** Returns the account behind a pending sign-in, and how its tries are counted. */
export async function findWaiting(db: Database, { token, devices, address }: StepCaller) {
  const pending = await findPendingSignIn(db, token);
  if (!pending?.accountId) throw signInExpired();
  const { id, username, role, passwordHash } = staffAccounts;
  const itself = eq(staffAccounts.id, pending.accountId);
  const [account] = await db.select({ id, username, role, passwordHash }).from(staffAccounts).where(itself);
  if (!account) throw signInExpired();
  const isKnown = devices.some((one) => one.isOf(account));
  const source: TrySource = isKnown ? { knownTo: account.id } : { address, account: account.id };
  return { account, source };
}

type Waiting = Awaited<ReturnType<typeof findWaiting>>["account"];
/** Returns how the second step was passed; undefined if it wasn't. */
type Step = (tx: Database, waiting: { account: Waiting; challenge: string | null }) => Promise<string | undefined>;

/**
 * Signs in the account if the second step is passed; otherwise returns undefined. The account is locked before the waiting
 * sign-in is used up, so that a new password, role or removal comes entirely before or after.
 */
export async function finishSecondStep(
  db: Database,
  caller: StepCaller,
  step: Step,
): Promise<StartedStaff | undefined> {
  const { account, source } = await findWaiting(db, caller);
  const attempt = () =>
    inTransaction(db, async (tx) => {
      await tx
        .select({ id: staffAccounts.id })
        .from(staffAccounts)
        .where(eq(staffAccounts.id, account.id))
        .for("no key update");
      const { challenge } = await claimPendingSignIn(tx, caller.token);
      const by = await step(tx, { account, challenge });
      if (by === undefined) throw new WrongStep(); // rolls back, so that the sign-in keeps waiting
      const { passwordHash, ...admin } = account;
      const proven = { admin, passwordHash, secondStep: by };
      return { ...proven, token: await beginStaffSession(tx, proven, caller.userAgent) };
    }).catch((error: unknown) => {
      if (error instanceof WrongStep) return undefined;
      throw error;
    });
  const started = await proveCode(db, source, attempt);
  if (!started) await noteWrongStep(db, account, caller.address);
  return started;
}

class WrongStep extends Error {}

const noteWrongStep = (db: Database, { id, username }: Waiting, address: string) =>
  recordRefusal(db, {
    action: "staff.sign-in-failed",
    target: `second step of admin account ${username}`,
    targetId: id,
    address,
  });

type Typed = StepCaller & { code: string; secret: string; team: Team };

/** Signs in with a code of the authenticator app, or a recovery code. */
export async function signInByCode(db: Database, { code, secret, team, ...caller }: Typed): Promise<StartedStaff> {
  const started = await finishSecondStep(db, caller, async (tx, { account: { id } }) => {
    if (await useTotpCode(tx, { accountId: id, secret, code })) return "authenticator app";
    if (!(await useRecoveryCode(tx, id, code))) return undefined;
    await mailAccountChange(tx, { accountId: id, team }, "recovery-used");
    return "recovery code";
  });
  if (!started) throw invalidInput(say.wrongStep, { code: say.wrongStep });
  return started;
}
