import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of 256 bits that only its holder knows: 43 letters that stand in a cookie or a link. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What of it is stored. It needs no salt: nobody guesses 256 bits. */
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Takes as long for a wrong secret as for the right one, whatever their lengths. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashOfToken(one)), Buffer.from(hashOfToken(other)));
