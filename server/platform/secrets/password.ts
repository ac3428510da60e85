import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { currentTurn } from "#server/platform/turns/current-turn.ts";
import type { Turn } from "#server/platform/turns/ranked-queue.ts";
import { Turns } from "#server/platform/turns/turns.ts";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Each hash takes 20 MB and a core for a while: two at once keep the site responsive, and a crowd is told to try again. */
const turns = new Turns({ atOnce: 2, waiting: 32 });

/** Accounts take turns, and so do addresses, since one address may have any number of accounts. */
function inCrowd(turn: Turn): Turn {
  const { crowd } = currentTurn();
  return crowd === undefined ? turn : { crowd, ...turn };
}

/** Throws `overloaded` if too many wait for this one to be hashed now. */
export const requireRoomToHash = (turn: Turn) => turns.requireRoom(inCrowd(turn));

/** Returns an Argon2id hash as a PHC string, which includes its salt and cost. Throws `overloaded` if too many wait. */
export async function hashPassword(password: string, turn?: Turn): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await turns.take(
    () => derive("argon2id", { message: password, nonce, ...cost, tagLength }),
    turn && inCrowd(turn),
  );
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
  turn?: Turn,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const [, memory, passes, parallelism, salt = "", expected = ""] = phc.exec(stored ?? dummyHash) ?? [];
  const stated = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const nonce = Buffer.from(salt, "base64");
  const tag = await turns.take(
    () => derive("argon2id", { message: password, nonce, ...stated, tagLength }),
    turn && inCrowd(turn),
  );
  const isSame = timingSafeEqual(tag, Buffer.from(expected, "base64"));
  const isOutdated = stated.memory < cost.memory || stated.passes < cost.passes;
  return { isRight: isSame && typeof stored === "string", isOutdated };
}
