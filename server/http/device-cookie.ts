import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { KnownDevice } from "#server/features/accounts/sign-in.service.ts";
import { hashOfToken } from "#server/token.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account that this browser has signed in to with its password, for whoever wants to do so again. */
    knownDevice: () => KnownDevice | undefined;
  }
  interface FastifyReply {
    /** Lets this browser sign in to the account while strangers' tries hold up others. */
    rememberDevice: (memberId: string) => void;
    forgetDevice: () => void;
  }
}

const lifeMs = 180 * 86_400_000;

/** Says that a browser has signed in to an account before, and nothing else: it opens no door by itself. */
export function rememberDevices(app: FastifyInstance) {
  const { device, options } = app.cookieRules;
  app.decorateRequest("knownDevice", function () {
    const value = this.cookies[device];
    return value === undefined ? undefined : openDevice(app.secret, value);
  });
  app.decorateReply("rememberDevice", function (memberId: string) {
    this.setCookie(device, sealDevice(app.secret, memberId), { ...options, maxAge: lifeMs / 1000 });
  });
  app.decorateReply("forgetDevice", function () {
    this.clearCookie(device, options);
  });
}

const signatureOf = (secret: string, signed: string) =>
  createHmac("sha256", secret).update(`device ${signed}`).digest("base64url");

export function sealDevice(secret: string, memberId: string, now = new Date()): string {
  const signed = `${memberId}.${now.getTime() + lifeMs}`;
  return `${signed}.${signatureOf(secret, signed)}`;
}

/** Whose it is; undefined when it is not ours, or too old. */
export function openDevice(secret: string, value: string, now = new Date()): KnownDevice | undefined {
  const [, signed = "", memberId = "", end, signature = ""] = /^((.+)\.(\d+))\.([\w-]+)$/.exec(value) ?? [];
  const isOurs = isSame(signature, signatureOf(secret, signed));
  if (!isOurs || Number(end) <= now.getTime()) return undefined;
  return { memberId, key: hashOfToken(value) };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
