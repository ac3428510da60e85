import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import type { Team } from "#contract/team.ts";
import { clockSkewMs } from "#server/database/queries/clock-skew.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";

const periodSeconds = 30;
/** A code is also accepted one step early or late, since phones' clocks are some seconds off. */
const stepsAround = 1;

export const newTotpSecret = () => new Secret({ size: 20 }).base32;

const sealedFor = (secret: string) => ({ secret, purpose: "staff totp" });

/** Encrypts an app's secret for storage. Only a site with the same secret of its own can read it. */
export const sealTotpSecret = (totpSecret: string, secret: string) => seal(totpSecret, sealedFor(secret));
/** Decrypts an app's secret. Returns undefined if the site had another secret then. */
export const readTotpSecret = (sealed: string, secret: string) => unseal(sealed, sealedFor(secret));

const totpOf = (secret: string, { issuer = "", label = "" } = {}) =>
  new TOTP({
    issuer,
    label,
    algorithm: "SHA1", // every app supports it
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** Returns what an authenticator app needs: an address, and its QR code as an SVG path. */
export function totpSetup(secret: string, { username, team }: { username: string; team: Team }) {
  const uri = totpOf(secret, { issuer: team.name, label: username }).toString();
  const { size, data } = encode(uri, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { secret, uri, qr: { size, path } };
}

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, "");

/** Whether it looks like a code of an app, rather than a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(withoutSpaces(code));

/** Returns the latest step whose code can have been used by now. A later one was used before the clock was put back. */
export const latestStep = (now: Date) => Math.floor((now.getTime() + clockSkewMs) / 1000 / periodSeconds) + stepsAround;

/** Returns the time step that a code belongs to; undefined if the code isn't valid now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const delta = totpOf(secret).validate({ token: withoutSpaces(code), timestamp: now.getTime(), window: stepsAround });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
