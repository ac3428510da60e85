import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recoveryCodeCount, secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict } from "#server/errors.ts";
import { changeOwnAccount } from "#server/features/audit-log/audit-log.service.ts";
import { countFactors, hasSecondFactor } from "#server/features/staff/factors.service.ts";
import { consumeFreshStep } from "#server/features/staff/fresh-step.service.ts";
import { mailAccountChange } from "#server/features/staff/own-account/account-notices.service.ts";
import { requireOwnPassword } from "#server/features/staff/own-account/own-password-proof.service.ts";
import { staffRecoveryCodes } from "#server/features/staff/second-factor.table.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";

/** Letters and digits that aren't mistaken for each other when copied by hand. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? "").join("");

/** Makes codes like `k7wq3-mfd92-xtabc`, of 74 bits each. */
const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => [letters(5), letters(5), letters(5)].join("-"));

/** Includes the account, so that two accounts' codes can't be compared. Ignores case, spaces and hyphens. */
const hashOfRecoveryCode = (accountId: string, code: string) =>
  hashOfToken(`${accountId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);

/** Makes ten new codes, which are only returned here. The old ones end. */
export async function replaceRecoveryCodes(tx: Database, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.accountId, accountId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: hashOfRecoveryCode(accountId, code) })));
  return codes;
}

/** Uses up a code. If several calls come at once, one gets it. Returns whether this one did. */
export async function useRecoveryCode(tx: Database, accountId: string, code: string): Promise<boolean> {
  const isIt = and(
    eq(staffRecoveryCodes.accountId, accountId),
    eq(staffRecoveryCodes.codeHash, hashOfRecoveryCode(accountId, code)),
  );
  const used = await tx.delete(staffRecoveryCodes).where(isIt).returning({ accountId: staffRecoveryCodes.accountId });
  return used.length > 0;
}

type Renewal = { by: SignedInStaff; currentPassword: string; team: Team };

export async function renewRecoveryCodes(db: Database, { by, currentPassword, team }: Renewal): Promise<string[]> {
  const { id } = await requireOwnPassword(db, { by, password: currentPassword });
  return changeOwnAccount(db, by, async (tx, account, { record }) => {
    if (!hasSecondFactor(await countFactors(tx, id))) throw conflict(secondFactorTexts.noFactor);
    await consumeFreshStep(tx, { account, by });
    const codes = await replaceRecoveryCodes(tx, id);
    await mailAccountChange(tx, { accountId: id, team }, "recovery-codes");
    const target = `recovery codes of admin account ${account.username}`;
    record({ action: "staff-accounts.recovery-codes", target, targetId: id });
    return codes;
  });
}
