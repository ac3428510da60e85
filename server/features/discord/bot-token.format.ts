import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";

const sealedFor = (secret: string) => ({ secret, purpose: "token of the Discord bot" });

export const sealToken = (token: string, secret: string) => seal(token, sealedFor(secret));

/** Returns undefined if the site's secret has changed since the token was stored. */
export const readToken = (sealed: string, secret: string) => unseal(sealed, sealedFor(secret));
