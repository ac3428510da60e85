import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { conflict, forbidden, invalidInput } from "#server/errors.ts";
import { changeOwnAccount } from "#server/features/audit-log/audit-log.service.ts";
import { recordRefusal } from "#server/features/audit-log/refusals.service.ts";
import { proveCode } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { countFactors, hasSecondFactor } from "#server/features/staff/factors.service.ts";
import { noteFreshStep } from "#server/features/staff/fresh-step.service.ts";
import { mailAccountChange } from "#server/features/staff/own-account/account-notices.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { challengePasskeysOf, provePasskey } from "./passkey-proof.service.ts";
import type { PasskeySite } from "./passkey-site.format.ts";
import { sealTicket } from "./passkey-ticket.format.ts";
import { claimTicket } from "./passkey-tickets.service.ts";
import { useRecoveryCode } from "./recovery-codes.service.ts";
import { useTotpCode } from "./totp.service.ts";

type Own = { by: SignedInStaff; secret: string };

async function requireFactor(db: Database, accountId: string) {
  if (!hasSecondFactor(await countFactors(db, accountId))) throw conflict(say.noFactor);
}

/** Proves the second factor again, with a code of the app or a recovery code. A wrong one is recorded in the audit log. */
export async function confirmByCode(
  db: Database,
  { by, secret, team, code, address }: Own & { team: Team; code: string; address: string },
) {
  if (by.adminId === null) throw forbidden();
  const confirm = () =>
    changeOwnAccount(db, by, async (tx, { id: accountId }) => {
      await requireFactor(tx, accountId);
      if (!(await useTotpCode(tx, { accountId, secret, code }))) {
        if (!(await useRecoveryCode(tx, accountId, code))) return undefined;
        await mailAccountChange(tx, { accountId, team }, "recovery-spent");
      }
      await noteFreshStep(tx, by);
      return true;
    });
  const isDone = await proveCode(db, { knownTo: by.adminId }, confirm);
  if (isDone) return;
  await noteRefusal(db, by, address);
  throw invalidInput(say.wrongStep, { code: say.wrongStep });
}

const noteRefusal = (db: Database, by: SignedInStaff, address: string) =>
  recordRefusal(db, {
    action: "access.refuse",
    by,
    target: `second step of admin account ${by.username}`,
    targetId: by.adminId ?? undefined,
    address,
  });

const key = (secret: string) => ({ secret, purpose: "staff passkey again" as const });

type ByPasskey = Own & { site: PasskeySite | undefined };

/** Returns a challenge for the account's passkeys, and a ticket that ties it to the session. */
export async function offerConfirmation(db: Database, { by, secret, site }: ByPasskey, now = new Date()) {
  const id = await changeOwnAccount(db, by, async (tx, account) => {
    await requireFactor(tx, account.id);
    return account.id;
  });
  if (!site) throw conflict(say.noPasskeys);
  const options = await challengePasskeysOf(db, id, site.rpId);
  const { challenge } = options;
  return { options, ticket: sealTicket({ challenge, sessionId: by.sessionId }, key(secret), now) };
}

type Signed = ByPasskey & { ticket: string; response: AuthenticationResponseJSON; address: string };

/**
 * Proves the second factor again, with a passkey that has signed the challenge. A refused answer is recorded in the audit log.
 */
export async function confirmByPasskey(db: Database, { address, ...signed }: Signed, now = new Date()) {
  const { by, secret, site, response } = signed;
  const ticket = await claimTicket(db, { ...key(secret), ticket: signed.ticket, sessionId: by.sessionId }, now);
  const isDone = await changeOwnAccount(db, by, async (tx, { id: accountId }) => {
    await requireFactor(tx, accountId);
    if (!site) throw conflict(say.noPasskeys);
    if (!ticket) return false;
    const proof = { response, site, challenge: ticket.challenge, accountId, mustVerifyPerson: false };
    if (!(await provePasskey(tx, proof))) return false;
    await noteFreshStep(tx, by, now);
    return true;
  });
  if (isDone) return;
  await noteRefusal(db, by, address);
  throw ticket ? invalidInput(say.passkeyFailed) : conflict(say.notStarted);
}
