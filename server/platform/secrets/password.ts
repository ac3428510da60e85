import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { concurrencyLimit } from "#server/platform/process/concurrency-limit.ts";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Each hash takes 20 MB and a core for a while. Strangers have a limit of their own, so that however many passwords they try,
 * people at browsers that have signed in before don't wait for them.
 */
const limits = {
  known: concurrencyLimit({ atOnce: 1, waiting: 64 }),
  strangers: concurrencyLimit({ atOnce: 1, waiting: 32 }),
};
export type Hasher = keyof typeof limits;

/** Throws `overloaded` if too many wait for their passwords to be hashed. */
export const requireHashCapacity = (who: Hasher) => limits[who].requireCapacity();

/** Returns an Argon2id hash as a PHC string, which includes its salt and cost. Throws `overloaded` if too many wait. */
export async function hashPassword(password: string, who: Hasher = "known"): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await limits[who](() => derive("argon2id", { message: password, nonce, ...cost, tagLength }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** Stands in for the hash of an account that has none, or doesn't exist, so that checking takes the same time. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Returns whether the password is right, and whether its hash should be renewed because our parameters have changed. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  who: Hasher = "known",
): Promise<{ isRight: boolean; needsRehash: boolean }> {
  const [, memory, passes, parallelism, salt = "", expected = ""] = phc.exec(stored ?? dummyHash) ?? [];
  const stated = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const nonce = Buffer.from(salt, "base64");
  const tag = await limits[who](() => derive("argon2id", { message: password, nonce, ...stated, tagLength }));
  const isSame = timingSafeEqual(tag, Buffer.from(expected, "base64"));
  const needsRehash = stated.memory < cost.memory || stated.passes < cost.passes;
  return { isRight: isSame && typeof stored === "string", needsRehash };
}
