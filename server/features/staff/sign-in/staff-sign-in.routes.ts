import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { returnQuery, staffReturnUrl } from "#contract/return-url.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { StaffLoginRequest } from "#contract/staff/forms.ts";
import { staffCalls } from "#contract/staff/schemas.ts";
import { asStaffCheck } from "#server/features/staff/staff-sessions.service.ts";
import { acceptPageForm } from "#server/routing/page-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { startPendingSignIn } from "./pending-sign-ins.service.ts";
import { beginStaffSession, needsSecondStep, signInStaff } from "./staff-sign-in.service.ts";
import { carryPendingSignIn, signedIn, stepCallerOf } from "./step-cookie.hooks.ts";

const routes = routesOf(staffApi, staffCalls);

const secondStepPage = "/admin/second-step" as const;

export async function staffRoutes(app: App) {
  const { db } = app;
  const signIn = async (credentials: StaffLoginRequest, request: FastifyRequest, reply: FastifyReply) => {
    const caller = await stepCallerOf(request);
    const proven = await signInStaff(db, credentials, caller);
    const { admin, passwordHash } = proven;
    if (await needsSecondStep(db, admin.id)) {
      carryPendingSignIn(reply, await startPendingSignIn(db, { accountId: admin.id, passwordHash }));
      return { next: secondStepPage };
    }
    const token = await beginStaffSession(db, proven, caller.userAgent);
    return signedIn(reply, { ...proven, token });
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
      isSignIn: true,
      schema: z.extend(StaffLoginRequest, { returnUrl: z.optional(z.string()) }),
      leadingMessage: staffTexts.incomplete,
      failed: staffTexts.unreachable,
      limitOfRefused: app.limit("signIn"),
      submit: async ({ returnUrl, ...credentials }, request, reply) => {
        const result = await signIn(credentials, request, reply);
        const page = staffReturnUrl(returnUrl, app.siteUrl);
        return "next" in result ? `${result.next}${returnQuery(returnUrl && page)}` : page;
      },
    });
  }
}
