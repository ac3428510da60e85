import { hash } from "node:crypto";
import type { Database } from "#server/database/database.ts";
import { tooManyRequests } from "#server/errors.ts";
import { countTry, forgiveTry, type LimitName } from "#server/features/rate-limits/rate-limits.service.ts";
import { requireRoomToHash, verifyPassword } from "#server/password.ts";
import type { Turn } from "#server/turns.ts";

/** A browser that has signed in to an account before. */
export type KnownDevice = { accountId: string; key: string };

type PasswordTry = { name: LimitName; subject: string };

/** Where a try comes from: a browser that the account is used on, or an address from which somebody tries a name. */
export type TrySource = { device: string } | { address: string; account: PasswordTry };

/** Strangers who try an account hold up neither the browsers it is used on nor, at their own address, anybody else's. */
const triesOf = (source: TrySource): PasswordTry[] =>
  "device" in source
    ? [{ name: "signInDevice", subject: source.device }]
    : [{ name: "signIn", subject: source.address }, source.account];

/** Browsers that are known go first when many passwords wait to be hashed, and addresses take turns. */
export const turnOf = (source: TrySource): Turn =>
  "device" in source ? { isKnown: true, holder: source.device } : { isKnown: false, holder: source.address };

/** One account, whatever the case of its address and what stands behind a plus in it. Hashed: counters are nobody's data. */
export function accountKey(email: string): string {
  const [, name = "", host = ""] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return hash("sha256", `${name}@${host}`, "base64url");
}

type Proof = { password: string; stored: string | null | undefined; source: TrySource };

/**
 * Whether it is the password. Only failures count, but each try is counted before it is known to be none, so that tries at
 * once do not slip through.
 */
export async function provePassword(db: Database, { password, stored, source }: Proof) {
  const turn = turnOf(source);
  const tries = triesOf(source);
  requireRoomToHash(turn); // before anything is counted and taken back for nothing
  await countTries(db, tries);
  const forgive = () => Promise.all(tries.map((one) => forgiveTry(db, one)));
  try {
    const result = await verifyPassword(password, stored, turn);
    if (result.isRight) await forgive();
    return result;
  } catch (error) {
    await forgive(); // it was not even looked at
    throw error;
  }
}

/** One after the other: an address that is held up counts at no account, and makes no counters for names it thinks up. */
async function countTries(db: Database, tries: PasswordTry[]) {
  for (const one of tries) {
    const seconds = await countTry(db, { ...one, factor: 1 });
    if (seconds > 0) throw tooManyRequests(seconds);
  }
}
