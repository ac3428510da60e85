import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** The site's secret, and a purpose, so that nothing sealed for one purpose opens for another. */
type Key = { secret: string; purpose: string };

const keyOf = ({ secret, purpose }: Key) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts a text so that only this site can read it. */
export function seal(text: string, key: Key): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a sealed text. Returns undefined if it was sealed with another secret, or was changed. */
export function unseal(sealed: string, key: Key): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, keyOf(key), nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
