import { randomInt } from "node:crypto";
import { recoveryCodeCount } from "#contract/staff/second-factor/constants.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";

/** Letters and digits that nobody mistakes for another when copying them by hand. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? "").join("");

/** 74 bits each: `k7wq3-mfd92-xtabc`. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => [letters(5), letters(5), letters(5)].join("-"));

/** Of one account, so that no two accounts' codes can be compared; however it was typed. */
export const hashOfRecoveryCode = (accountId: string, code: string) =>
  hashOfToken(`${accountId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
