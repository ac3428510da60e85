import type { Database } from "#server/database/database.ts";
import { countTries, type KnownDevice, type PasswordTry } from "./password-tries.service.ts";
import { forgiveTry } from "./rate-limits.service.ts";

/** Where a code comes from: a browser that the account is used in, or an address where someone knows its password. */
export type CodeSource = { device: KnownDevice } | { address: string; accountId: string };

/** Someone who knows the password and guesses codes doesn't hold up the browsers that the account is used in. */
const failuresOf = (source: CodeSource): PasswordTry[] =>
  "device" in source
    ? [
        { name: "staffCodeDevice", subject: source.device.key },
        { name: "staffCodeDevices", subject: source.device.accountId },
      ]
    : [
        { name: "staffCodeAddress", subject: source.address },
        { name: "staffCode", subject: source.accountId },
      ];

/**
 * Returns what the work returns; undefined means a wrong code. Each try is counted before it is known to fail, so that
 * simultaneous tries don't slip through, and uncounted unless it failed.
 */
export async function proveCode<T>(db: Database, source: CodeSource, work: () => Promise<T | undefined>) {
  const failures = failuresOf(source);
  await countTries(db, failures);
  const forgive = () => Promise.all(failures.map((one) => forgiveTry(db, one)));
  try {
    const result = await work();
    if (result !== undefined) await forgive();
    return result;
  } catch (error) {
    await forgive(); // the code was never checked
    throw error;
  }
}
