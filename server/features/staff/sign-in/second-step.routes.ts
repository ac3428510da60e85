import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { staffReturnUrl } from "#contract/return-url.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { staffCalls } from "#contract/staff/schemas.ts";
import { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import { countFactors } from "#server/features/staff/factors.service.ts";
import { acceptPageForm } from "#server/routing/page-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { findPendingSignIn } from "./pending-sign-ins.service.ts";
import { signInByCode } from "./second-step.service.ts";
import { signedIn, stepCallerOf } from "./step-cookie.hooks.ts";

const routes = routesOf(staffApi, staffCalls);

export async function secondStepRoutes(app: App) {
  const { db, secret } = app;
  const finish = async ({ code }: CodeRequest, request: FastifyRequest, reply: FastifyReply) =>
    signedIn(reply, await signInByCode(db, { ...(await stepCallerOf(request)), code, secret, team: app.team }));

  app.route({
    ...routes.secondStep,
    handler: async (request) => {
      const token = request.cookies[app.cookieRules.staffStep];
      const pending = token ? await findPendingSignIn(db, token) : undefined;
      if (!pending?.accountId) return { methods: [] };
      const { passkeys } = await countFactors(db, pending.accountId);
      return { methods: [...(passkeys > 0 ? ["passkey" as const] : []), "code" as const] }; // covers recovery codes too
    },
  });
  app.route({ ...routes.finishLogin, handler: (request, reply) => finish(request.body, request, reply) });
  acceptPageForm(app, {
    path: "/admin/second-step",
    form: "second-step",
    schema: z.extend(CodeRequest, { returnUrl: z.optional(z.string()) }),
    failed: staffTexts.unreachable,
    limitOfRefused: app.limit("signIn"),
    submit: async ({ returnUrl, ...typed }, request, reply) => {
      await finish(typed, request, reply);
      return staffReturnUrl(returnUrl, app.siteUrl);
    },
  });
}
