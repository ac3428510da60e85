import type { FastifyReply, FastifyRequest } from "fastify";
import { StaffLoginRequest, staffApi, staffTexts } from "#contract/staff.ts";
import { acceptPageForm } from "#server/http/page-form.ts";
import { addressKey } from "#server/http/rate-limit.ts";
import { type App, route } from "#server/http/route.ts";
import { asStaffCheck } from "./staff-sessions.service.ts";
import { signInStaff } from "./staff-sign-in.service.ts";

export async function staffRoutes(app: App) {
  const signIn = async (credentials: StaffLoginRequest, request: FastifyRequest, reply: FastifyReply) => {
    const proven = await signInStaff(app.db, credentials, addressKey(request.ip));
    await reply.signInStaff(proven);
    return { admin: proven.admin };
  };
  app.route({ ...route(staffApi.check), handler: async (request) => asStaffCheck(await request.findStaff()) });
  app.route({ ...route(staffApi.login), handler: (request, reply) => signIn(request.body, request, reply) });
  app.route({
    ...route(staffApi.logout),
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
      limitOfRefused: "signIn",
      submit: async (credentials, request, reply) => {
        await signIn(credentials, request, reply);
        return "/admin";
      },
    });
  }
}
