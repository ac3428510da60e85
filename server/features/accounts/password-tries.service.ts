import { hash } from "node:crypto";
import type { Database } from "#server/database/database.ts";
import { tooManyRequests } from "#server/errors.ts";
import { countTry, forgiveTry, type LimitName } from "#server/features/rate-limits/rate-limits.service.ts";
import { verifyPassword } from "#server/password.ts";

export type PasswordTry = { name: LimitName; subject: string };

/** One account, whatever the case of its address and what stands behind a plus in it. Hashed: counters are nobody's data. */
export function accountKey(email: string): string {
  const [, name = "", host = ""] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return hash("sha256", `${name}@${host}`, "base64url");
}

type Proof = { password: string; stored: string | null | undefined; tries: PasswordTry[] };

/**
 * Whether it is the password. Only failures count, but each try is counted before it is known to be none, so that tries at
 * once do not slip through.
 */
export async function provePassword(db: Database, { password, stored, tries }: Proof) {
  await countTries(db, tries);
  const forgive = () => Promise.all(tries.map((one) => forgiveTry(db, one)));
  try {
    const result = await verifyPassword(password, stored);
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
