import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** What it is sealed with: the site's secret, and what for, so that nothing sealed for one purpose opens for another. */
type Key = { secret: string; purpose: string };

const keyOf = ({ secret, purpose }: Key) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** A text that only this site can read again. */
export function seal(text: string, key: Key): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined where it was sealed under another secret, or changed since. */
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
