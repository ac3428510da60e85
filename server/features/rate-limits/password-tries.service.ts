import { hash } from "node:crypto";
import type { Database } from "#server/database/database.ts";
import { tooManyRequests } from "#server/errors.ts";
import { crowdOf } from "#server/platform/network/address-key.ts";
import { requireRoomToHash, verifyPassword } from "#server/platform/secrets/password.ts";
import type { Turn } from "#server/platform/turns/ranked-queue.ts";
import { countTry, forgiveTry, type LimitName } from "./rate-limits.service.ts";

/** An account, and the hash of the password that it has. */
export type PasswordHolder = { id: string; passwordHash: string | null };

/** A browser that has signed in to an account before. */
export type KnownDevice = { accountId: string; key: string };

/** What a browser carries of that. Whether it stands for the account depends on the account's password of today. */
export type DeviceCookie = KnownDevice & { isOf: (account: PasswordHolder) => boolean };

export type PasswordTry = { name: LimitName; subject: string };

/** Where a try comes from: a browser that the account is used on, or an address from which someone tries a name. */
export type TrySource = { device: KnownDevice; rank: "staff" | "known" } | { address: string; account: PasswordTry };

/**
 * Strangers who try an account hold up neither the browsers it is used on nor, at their own address, anyone else's. However
 * many browsers know an account, they have only so many tries together.
 */
const failuresOf = (source: TrySource): PasswordTry[] =>
  "device" in source
    ? [
        { name: "signInDevice", subject: source.device.key },
        { name: "signInDevices", subject: source.device.accountId },
      ]
    : [{ name: "signIn", subject: source.address }, source.account];

const successesOf = (source: TrySource): PasswordTry[] =>
  "device" in source ? [{ name: "rightPassword", subject: source.device.accountId }] : [];

/** Browsers that are known go first when many passwords wait to be hashed. Accounts take turns, and so do addresses. */
export const turnOf = (source: TrySource): Turn =>
  "device" in source ? { rank: source.rank, holder: source.device.accountId } : strangersTurn(source.address);

export const strangersTurn = (address: string): Turn => ({
  rank: "strangers",
  holder: address,
  crowd: crowdOf(address),
});

/** One account, whatever the case of its address and what stands behind a plus in it. Hashed: counters are nobody's data. */
export function accountKey(email: string): string {
  const [, name = "", host = ""] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return hash("sha256", `${name}@${host}`, "base64url");
}

type Proof = { password: string; stored: string | null | undefined; source: TrySource };

/**
 * Whether it is the password. Failures count, and so do successes on known browsers. Each try is counted as both before it is
 * known to be one of them, so that tries at once do not slip through.
 */
export async function provePassword(db: Database, { password, stored, source }: Proof) {
  const turn = turnOf(source);
  const failures = failuresOf(source);
  const successes = successesOf(source);
  requireRoomToHash(turn); // before anything is counted and taken back for nothing
  await countTries(db, failures);
  const forgive = (tries: PasswordTry[]) => Promise.all(tries.map((one) => forgiveTry(db, one)));
  try {
    await countTries(db, successes);
    const result = await verifyPassword(password, stored, turn);
    await forgive(result.isRight ? failures : successes);
    return result;
  } catch (error) {
    await forgive([...failures, ...successes]); // it was not even looked at
    throw error;
  }
}

/** One after the other: an address that is held up counts at no account, and makes no counters for names it thinks up. */
export async function countTries(db: Database, tries: PasswordTry[]) {
  for (const one of tries) {
    const seconds = await countTry(db, { ...one, factor: 1 });
    if (seconds > 0) throw tooManyRequests(seconds);
  }
}
