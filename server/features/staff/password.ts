import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Argon2id as a PHC string, which carries its salt and its cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, ...cost, tagLength: 32 });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
