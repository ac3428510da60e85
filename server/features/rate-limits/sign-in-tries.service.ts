import { hash } from "node:crypto";
import { spellingOf } from "#contract/staff/guest-mark.ts";
import type { Database } from "#server/database/database.ts";
import { tooManyRequests } from "#server/errors.ts";
import { type Hasher, requireHashCapacity, verifyPassword } from "#server/platform/secrets/password.ts";
import { countTry, forgetTries, forgiveTry, type LimitName } from "./rate-limits.service.ts";

/** An account, and the hash of its password. */
export type AccountPassword = { id: string; passwordHash: string | null };

/** The cookie of a browser that has signed in to an account. Whether it still counts depends on the current password. */
export type DeviceCookie = { accountId: string; isOf: (account: AccountPassword) => boolean };

/** Where a try comes from: a browser that the account with this id knows, or a stranger's address that tries an account. */
export type TrySource = { knownTo: string } | { address: string; account: string };

type Counter = { name: LimitName; subject: string };

/** The address comes first, so that one that has no tries left isn't counted at accounts or made-up names. */
const failuresOf = (source: TrySource, name: LimitName): Counter[] =>
  "knownTo" in source
    ? [{ name, subject: knownSubject(source.knownTo) }]
    : [
        { name: "signIn", subject: source.address },
        { name, subject: source.account },
      ];

const knownSubject = (accountId: string) => `known ${accountId}`;

/** People at known browsers don't wait for strangers' passwords to be hashed. */
export const hasherOf = (source: TrySource): Hasher => ("knownTo" in source ? "known" : "strangers");

type Proof = { password: string; stored: string | null | undefined; source: TrySource };

export async function provePassword(db: Database, { password, stored, source }: Proof) {
  const hasher = hasherOf(source);
  requireHashCapacity(hasher); // checked first, so that nothing is counted and then uncounted
  if ("knownTo" in source) await count(db, { name: "knownPassword", subject: source.knownTo });
  const check = () => verifyPassword(password, stored, hasher);
  return countFailure(db, failuresOf(source, "signInAccount"), check, ({ isRight }) => isRight);
}

/** Returns what the work returns; undefined means a wrong code. */
export const proveCode = <T>(db: Database, source: TrySource, work: () => Promise<T | undefined>) =>
  countFailure(db, failuresOf(source, "signInCode"), work, (result) => result !== undefined);

/**
 * Counts a try before its result is known, so that simultaneous tries don't slip through, and uncounts it unless it failed.
 */
async function countFailure<T>(
  db: Database,
  counters: Counter[],
  check: () => Promise<T>,
  isRight: (result: T) => boolean,
) {
  for (const counter of counters) await count(db, counter);
  const forgive = () => Promise.all(counters.map((counter) => forgiveTry(db, counter)));
  try {
    const result = await check();
    if (isRight(result)) await forgive();
    return result;
  } catch (error) {
    await forgive(); // it was never checked
    throw error;
  }
}

async function count(db: Database, counter: Counter) {
  const seconds = await countTry(db, { ...counter, factor: 1 });
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Forgets wrong passwords at a staff account that has a new one. */
export async function forgetWrongPasswords(db: Database, { id, username }: { id: string; username: string }) {
  for (const subject of [usernameKey(username), knownSubject(id)])
    await forgetTries(db, { name: "signInAccount", subject });
}

/**
 * Returns the same key for all spellings of one mailbox: in any case, and with anything after a plus. Hashed, so that counters
 * hold no personal data.
 */
export function mailboxKey(email: string): string {
  const [, name = "", host = ""] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return hash("sha256", `${name}@${host}`, "base64url");
}

/** The same for all spellings of a username. Hashed, because people sometimes type their password into the wrong field. */
export const usernameKey = (username: string) => `staff ${hash("sha256", spellingOf(username), "base64url")}`;
