import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { KnownDevice } from "#server/features/rate-limits/password-tries.service.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account of that kind which this browser has signed in to with its password before. */
    knownDevice: (kind: AccountKind) => KnownDevice | undefined;
  }
  interface FastifyReply {
    /** Lets this browser sign in to the account while strangers' tries hold up others. */
    rememberDevice: (kind: AccountKind, accountId: string) => void;
    forgetDevice: (kind: AccountKind) => void;
  }
}

/** A cookie of each kind is signed as such, so that neither passes for the other. */
type AccountKind = "member" | "staff";
const signedAs: Record<AccountKind, string> = { member: "device", staff: "staff device" };

const lifeMs = 180 * 86_400_000;

/** Says that a browser has signed in to an account before, and nothing else: it opens no door by itself. */
export function rememberDevices(app: FastifyInstance) {
  const { device, staffDevice, options } = app.cookieRules;
  const names: Record<AccountKind, string> = { member: device, staff: staffDevice };
  const sealOf = (kind: AccountKind) => ({ secret: app.secret, kind });
  app.decorateRequest("knownDevice", function (kind: AccountKind) {
    const value = this.cookies[names[kind]];
    return value === undefined ? undefined : openDevice(sealOf(kind), value);
  });
  app.decorateReply("rememberDevice", function (kind: AccountKind, accountId: string) {
    this.setCookie(names[kind], sealDevice(sealOf(kind), accountId), { ...options, maxAge: lifeMs / 1000 });
  });
  app.decorateReply("forgetDevice", function (kind: AccountKind) {
    this.clearCookie(names[kind], options);
  });
}

type Seal = { secret: string; kind: AccountKind };

const signatureOf = ({ secret, kind }: Seal, signed: string) =>
  createHmac("sha256", secret).update(`${signedAs[kind]} ${signed}`).digest("base64url");

export function sealDevice(seal: Seal, accountId: string, now = new Date()): string {
  const signed = `${accountId}.${now.getTime() + lifeMs}`;
  return `${signed}.${signatureOf(seal, signed)}`;
}

/** Whose it is; undefined when it is not ours, or too old. */
export function openDevice(seal: Seal, value: string, now = new Date()): KnownDevice | undefined {
  const [, signed = "", accountId = "", end, signature = ""] = /^((.+)\.(\d+))\.([\w-]+)$/.exec(value) ?? [];
  const isOurs = isSame(signature, signatureOf(seal, signed));
  if (!isOurs || Number(end) <= now.getTime()) return undefined;
  return { accountId, key: hashOfToken(value) };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
