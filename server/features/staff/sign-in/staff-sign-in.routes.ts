import type { FastifyReply, FastifyRequest } from "fastify";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { StaffLoginRequest } from "#contract/staff/forms.ts";
import { staffCalls } from "#contract/staff/schemas.ts";
import type { DeviceCookie } from "#server/features/rate-limits/password-tries.service.ts";
import { tellOfNewDevice } from "#server/features/staff/account-mails.service.ts";
import { asStaffCheck } from "#server/features/staff/staff-sessions.service.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { acceptPageForm } from "#server/routing/page-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { signInStaff } from "./staff-sign-in.service.ts";

const routes = routesOf(staffApi, staffCalls);

/** The accounts that a browser has signed in to before, and that it is signed in to now. */
async function devicesOf(request: FastifyRequest): Promise<DeviceCookie[]> {
  const staff = await request.findStaff();
  const device = request.knownDevice("staff");
  return [...(device ? [device] : []), ...(staff?.adminId ? [deviceOfSession(staff.adminId, staff.sessionId)] : [])];
}

/** A session ends with the password it was begun with. */
const deviceOfSession = (accountId: string, key: string): DeviceCookie => ({
  accountId,
  key,
  isOf: ({ id }) => id === accountId,
});

export async function staffRoutes(app: App) {
  const signIn = async (credentials: StaffLoginRequest, request: FastifyRequest, reply: FastifyReply) => {
    const caller = { address: addressKey(request.ip), devices: await devicesOf(request) };
    const proven = await signInStaff(app.db, credentials, caller);
    await reply.signInStaff(proven);
    const isKnown = caller.devices.some(({ accountId }) => accountId === proven.admin.id);
    if (!isKnown) await tellOfNewDevice(app.db, proven.admin.id);
    reply.rememberDevice("staff", { id: proven.admin.id, passwordHash: proven.passwordHash });
    return { admin: proven.admin };
  };
  app.route({ ...routes.check, handler: async (request) => asStaffCheck(await request.findStaff()) });
  app.route({ ...routes.login, handler: (request, reply) => signIn(request.body, request, reply) });
  app.route({
    ...routes.logout,
    handler: async (_request, reply) => {
      await reply.signOutStaff();
      return reply.code(204).send();
    },
  });
  for (const path of ["/admin-login", "/admin/login"]) {
    acceptPageForm(app, {
      path,
      form: "admin-sign-in",
      schema: StaffLoginRequest,
      leadingMessage: staffTexts.incomplete,
      failed: staffTexts.unreachable,
      limitOfRefused: app.limit("signIn"),
      submit: async (credentials, request, reply) => {
        await signIn(credentials, request, reply);
        return "/admin";
      },
    });
  }
}
