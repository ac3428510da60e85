import { randomUUIDv7 } from "node:crypto";
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { mostPasskeys, secondFactorTexts as say } from "#contract/staff/second-factor/constants.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { isUniqueViolation } from "#server/database/sql-errors.ts";
import { conflict, invalidInput, notFound } from "#server/errors.ts";
import { changeOwnAccount } from "#server/features/audit-log/audit-log.service.ts";
import {
  countFactors,
  dropUnconfirmedTotp,
  dropUnneededCodes,
  hasSecondFactor,
} from "#server/features/staff/factors.service.ts";
import { consumeFreshStep } from "#server/features/staff/fresh-step.service.ts";
import { mailAccountChange } from "#server/features/staff/own-account/account-notices.service.ts";
import { requireOwnPassword } from "#server/features/staff/own-account/own-password-proof.service.ts";
import { staffPasskeys } from "#server/features/staff/second-factor.table.ts";
import { endStaffSessions, type SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import type { PasskeySite } from "./passkey-site.format.ts";
import { sealTicket } from "./passkey-ticket.format.ts";
import { claimTicket } from "./passkey-tickets.service.ts";
import { requireAnotherFactor } from "./policy.service.ts";
import { replaceRecoveryCodes } from "./recovery-codes.service.ts";

/** Who adds a passkey, on which site, and the secret that tickets are sealed with. */
type Adding = { by: SignedInStaff; site: PasskeySite | undefined; secret: string; team: Team };

function requireSite(site: PasskeySite | undefined): PasskeySite {
  if (!site) throw conflict(say.noPasskeys);
  return site;
}

const key = (secret: string) => ({ secret, purpose: "new staff passkey" as const });

/**
 * Returns options for the browser to make a passkey, and a ticket that ties them to the session and the passkey's name. Checks
 * the password first.
 */
export async function offerPasskey(
  db: Database,
  { by, site, secret, team, name, currentPassword }: Adding & { name: string; currentPassword: string },
  now = new Date(),
) {
  const { id } = await requireOwnPassword(db, { by, password: currentPassword });
  const { rpId, known, hadFactor } = await changeOwnAccount(db, by, async (tx, account) => {
    const { rpId } = requireSite(site);
    const known = await tx.select().from(staffPasskeys).where(eq(staffPasskeys.accountId, id));
    if (known.length >= mostPasskeys) throw conflict(say.tooManyPasskeys);
    await consumeFreshStep(tx, { account, by }, now);
    return { rpId, known, hadFactor: hasSecondFactor(await countFactors(tx, id)) };
  });
  const options = await generateRegistrationOptions({
    rpName: team.name,
    rpID: rpId,
    userName: by.username,
    userID: Uint8Array.from(Buffer.from(id.replaceAll("-", ""), "hex")),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const ticket = { challenge: options.challenge, sessionId: by.sessionId, name, hadFactor, passkeys: known.length };
  return { options, ticket: sealTicket(ticket, key(secret), now) };
}

type New = Adding & { ticket: string; response: RegistrationResponseJSON };

/** Stores the passkey that the browser made. Returns recovery codes if there were none. */
export async function addPasskey(db: Database, { ticket: sealed, response, ...adding }: New, now = new Date()) {
  const { by, site, team } = adding;
  const ticket = await claimTicket(db, { ...key(adding.secret), ticket: sealed, sessionId: by.sessionId }, now);
  const add = changeOwnAccount(db, by, async (tx, { id: accountId, username }, { record }) => {
    const { origin, rpId } = requireSite(site);
    const before = await countFactors(tx, accountId);
    // If it was requested before the account had a second factor, it only took the password.
    if (!ticket?.name || (hasSecondFactor(before) && !ticket.hadFactor)) throw conflict(say.notStarted);
    if (ticket.passkeys !== before.passkeys) throw conflict(say.notStarted); // or two requested at once could be one too many
    const { challenge, name } = ticket;
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!made?.verified) throw invalidInput(say.passkeyFailed);
    const { id: credentialId, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    const credential = { credentialId, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
    await tx.insert(staffPasskeys).values({ id: randomUUIDv7(), accountId, name, ...credential });
    await dropUnconfirmedTotp(tx, accountId);
    await endStaffSessions(tx, accountId, { except: by.sessionId });
    await mailAccountChange(tx, { accountId, team }, hasSecondFactor(before) ? "factor-added" : "factor-on");
    const target = `passkey of admin account ${username}`;
    record({ action: "staff-accounts.add-factor", target, targetId: accountId, after: { name } });
    return before.recoveryCodes === 0 ? replaceRecoveryCodes(tx, accountId) : [];
  });
  return add.catch((error: unknown) => {
    throw isUniqueViolation(error, "staff_passkeys_credential_id_unique") ? conflict(say.passkeyKnown) : error;
  });
}

type Removal = { by: SignedInStaff; id: string; currentPassword: string; team: Team };

export async function removePasskey(db: Database, { by, id, currentPassword, team }: Removal) {
  const isOwn = and(eq(staffPasskeys.id, id), eq(staffPasskeys.accountId, by.adminId ?? ""));
  await changeOwnAccount(db, by, async (tx) => {
    if ((await tx.$count(staffPasskeys, isOwn)) === 0) throw notFound(say.noPasskey);
  });
  const { id: accountId } = await requireOwnPassword(db, { by, password: currentPassword });
  await changeOwnAccount(db, by, async (tx, account, { record }) => {
    await consumeFreshStep(tx, { account, by });
    const factors = await countFactors(tx, accountId);
    const [removed] = await tx.delete(staffPasskeys).where(isOwn).returning({ name: staffPasskeys.name });
    if (!removed) throw notFound(say.noPasskey);
    await requireAnotherFactor(tx, account, factors);
    await dropUnneededCodes(tx, accountId);
    await mailAccountChange(
      tx,
      { accountId, team },
      factors.totp + factors.passkeys > 1 ? "factor-removed" : "factor-off",
    );
    const target = `passkey of admin account ${account.username}`;
    record({
      action: "staff-accounts.remove-factor",
      target,
      targetId: accountId,
      before: removed,
    });
  });
}
