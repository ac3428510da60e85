import { randomInt } from "node:crypto";
import { recoveryCodeCount } from "#contract/staff/second-factor/constants.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";

/** Letters and digits that aren't mistaken for each other when copied by hand. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? "").join("");

/** Makes codes like `k7wq3-mfd92-xtabc`, of 74 bits each. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => [letters(5), letters(5), letters(5)].join("-"));

/** Includes the account, so that two accounts' codes can't be compared. Ignores case, spaces and hyphens. */
export const hashOfRecoveryCode = (accountId: string, code: string) =>
  hashOfToken(`${accountId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
