import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns a random secret of 256 bits, as 43 letters for a cookie or a link. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Returns the hash to store. It needs no salt, since nobody can guess 256 bits. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Compares secrets in the same time whether or not they match, whatever their lengths. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashOfToken(one)), Buffer.from(hashOfToken(other)));
