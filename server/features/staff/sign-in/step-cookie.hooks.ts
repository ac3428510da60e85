import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignedIn } from "#contract/staff/schemas.ts";
import type { DeviceCookie } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { mailNewDevice } from "#server/features/staff/account-mails.service.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { pendingSignInMs } from "./pending-sign-ins.service.ts";
import type { StepCaller } from "./second-step.service.ts";
import type { StartedStaff } from "./staff-sign-in.service.ts";

/** Returns the browser that tries to sign in. Its token is empty if no sign-in waits. */
export async function stepCallerOf(request: FastifyRequest): Promise<StepCaller> {
  const { cookies, server, ip, headers } = request;
  return {
    token: cookies[server.cookieRules.staffStep] ?? "",
    address: addressKey(ip),
    devices: await devicesOf(request),
    userAgent: headers["user-agent"] ?? "",
  };
}

/** Returns the accounts that a browser has signed in to before, and the one it is signed in to now. */
async function devicesOf(request: FastifyRequest): Promise<DeviceCookie[]> {
  const staff = await request.findStaff();
  const device = request.knownDevice("staff");
  return [...(device ? [device] : []), ...(staff?.adminId ? [deviceOfSession(staff.adminId)] : [])];
}

/** Needs no password check: a session ends when the password changes. */
const deviceOfSession = (accountId: string): DeviceCookie => ({ accountId, isOf: ({ id }) => id === accountId });

/** Lets this browser, and no other, continue the sign-in. */
export function carryPendingSignIn(reply: FastifyReply, token: string) {
  const { staffStep, options } = reply.server.cookieRules;
  reply.setCookie(staffStep, token, { ...options, maxAge: pendingSignInMs / 1000 });
}

/** Gives the browser its session, and returns whose it is. */
export async function signedIn(reply: FastifyReply, { token, admin, passwordHash }: StartedStaff): Promise<SignedIn> {
  const { db, siteUrl, team, cookieRules } = reply.server;
  const { staffStep, options } = cookieRules;
  const isKnown = (await devicesOf(reply.request)).some(({ accountId }) => accountId === admin.id);
  await reply.signInStaff({ token });
  if (!isKnown) await mailNewDevice(db, { accountId: admin.id, siteUrl, team });
  reply.rememberDevice("staff", { id: admin.id, passwordHash });
  if (reply.request.cookies[staffStep] !== undefined) reply.clearCookie(staffStep, options);
  return { admin };
}
