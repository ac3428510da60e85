import { hash } from "node:crypto";
import type { Database } from "#server/database/database.ts";
import { tooManyRequests } from "#server/errors.ts";
import { type Hasher, requireRoomToHash, verifyPassword } from "#server/platform/secrets/password.ts";
import { countTry, forgiveTry, type LimitName } from "./rate-limits.service.ts";

/** An account, and the hash of its password. */
export type PasswordHolder = { id: string; passwordHash: string | null };

/** A browser that has signed in to an account before. */
export type KnownDevice = { accountId: string; key: string };

/** The cookie such a browser has. Whether it still counts depends on the account's current password. */
export type DeviceCookie = KnownDevice & { isOf: (account: PasswordHolder) => boolean };

export type PasswordTry = { name: LimitName; subject: string };

/** Where a try comes from: a browser that the account is used in, or an address from which someone tries a name. */
export type TrySource = { device: KnownDevice } | { address: string; account: PasswordTry };

/**
 * Strangers who try an account don't hold up the browsers it is used in, or other people's known browsers at the
 * strangers' own address. However many browsers know an account, their tries are limited together.
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

/** People at known browsers don't wait for strangers' passwords to be hashed. */
export const hasherOf = (source: TrySource): Hasher => ("device" in source ? "known" : "strangers");

/**
 * Returns the same key for all spellings of one mailbox: in any case, and with anything after a plus. Hashed, so that counters
 * hold no personal data.
 */
export function accountKey(email: string): string {
  const [, name = "", host = ""] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return hash("sha256", `${name}@${host}`, "base64url");
}

type Proof = { password: string; stored: string | null | undefined; source: TrySource };

/**
 * Checks a password. Failures count, and so do successes in known browsers. Each try is counted as both before its result is
 * known, so that simultaneous tries don't slip through.
 */
export async function provePassword(db: Database, { password, stored, source }: Proof) {
  const hasher = hasherOf(source);
  const failures = failuresOf(source);
  const successes = successesOf(source);
  requireRoomToHash(hasher); // checked first, so that nothing is counted and then uncounted
  await countTries(db, failures);
  const forgive = (tries: PasswordTry[]) => Promise.all(tries.map((one) => forgiveTry(db, one)));
  try {
    await countTries(db, successes);
    const result = await verifyPassword(password, stored, hasher);
    await forgive(result.isRight ? failures : successes);
    return result;
  } catch (error) {
    await forgive([...failures, ...successes]); // it was never checked
    throw error;
  }
}

/**
 * Counts one after another: an address that is held up isn't counted against an account, and can't create counters for made-up
 * names.
 */
export async function countTries(db: Database, tries: PasswordTry[]) {
  for (const one of tries) {
    const seconds = await countTry(db, { ...one, factor: 1 });
    if (seconds > 0) throw tooManyRequests(seconds);
  }
}
