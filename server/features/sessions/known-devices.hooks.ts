import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { AccountPassword, DeviceCookie } from "#server/features/rate-limits/sign-in-tries.service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Returns this browser's cookie for an account of that kind that it has signed in to with a password, if it has one. */
    knownDevice: (kind: AccountKind) => DeviceCookie | undefined;
    /**
     * Whether this is a sign-in from a browser that has signed in before. A flood can't send such requests: the site signed their
     * cookies, and an account only gets so many tries with them in ten minutes.
     */
    isKnownSignIn: () => boolean;
  }
  interface FastifyReply {
    /** Lets this browser sign in to the account while strangers' tries hold up others. */
    rememberDevice: (kind: AccountKind, account: AccountPassword) => void;
    forgetDevice: (kind: AccountKind) => void;
  }
}

/** Each kind's cookie is signed separately, so that neither passes for the other. */
type AccountKind = "member" | "staff";
const signedAs: Record<AccountKind, string> = { member: "device", staff: "staff device" };

const lifeMs = 180 * 86_400_000;

/**
 * Sets a cookie that proves only that this browser has signed in to an account with its current password; it doesn't sign anyone
 * in. A new password ends it, so that nobody who knew the old one keeps separate tries.
 */
export function rememberDevices(app: FastifyInstance) {
  const { device, staffDevice, options } = app.cookieRules;
  const names: Record<AccountKind, string> = { member: device, staff: staffDevice };
  const sealOf = (kind: AccountKind) => ({ secret: app.secret, kind });
  app.decorateRequest("knownDevice", function (kind: AccountKind) {
    const value = this.cookies[names[kind]];
    return value === undefined ? undefined : openDevice(sealOf(kind), value);
  });
  app.decorateRequest("isKnownSignIn", function () {
    const { isSignIn } = this.routeOptions.config;
    return isSignIn === true && (this.knownDevice("member") ?? this.knownDevice("staff")) !== undefined;
  });
  app.decorateReply("rememberDevice", function (kind: AccountKind, account: AccountPassword) {
    this.setCookie(names[kind], sealDevice(sealOf(kind), account), { ...options, maxAge: lifeMs / 1000 });
  });
  app.decorateReply("forgetDevice", function (kind: AccountKind) {
    this.clearCookie(names[kind], options);
  });
}

type Seal = { secret: string; kind: AccountKind };

const signatureOf = ({ secret, kind }: Seal, signed: string) =>
  createHmac("sha256", secret).update(`${signedAs[kind]} ${signed}`).digest("base64url");

/** Returns a mark that changes with the account's password but reveals nothing about it. */
const markOf = (seal: Seal, { id, passwordHash }: AccountPassword) =>
  signatureOf(seal, `password ${id} ${passwordHash}`).slice(0, 22);

export function sealDevice(seal: Seal, account: AccountPassword, now = new Date()): string {
  const signed = `${account.id}.${now.getTime() + lifeMs}.${markOf(seal, account)}`;
  return `${signed}.${signatureOf(seal, signed)}`;
}

/** Returns whose cookie it is; undefined if it isn't ours or is too old. */
export function openDevice(seal: Seal, value: string, now = new Date()): DeviceCookie | undefined {
  const parts = /^((.+)\.(\d+)\.([\w-]{22}))\.([\w-]+)$/.exec(value) ?? [];
  const [, signed = "", accountId = "", end, mark = "", signature = ""] = parts;
  const isOurs = isSame(signature, signatureOf(seal, signed));
  if (!isOurs || Number(end) <= now.getTime()) return undefined;
  const isOf = (account: AccountPassword) =>
    account.id === accountId && account.passwordHash !== null && isSame(mark, markOf(seal, account));
  return { accountId, isOf };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
