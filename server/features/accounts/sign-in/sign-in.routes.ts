import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { accountTexts } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { LoginRequest, type RegisterRequest, RegistrationForm } from "#contract/accounts/forms.ts";
import { accountsCalls, type Member } from "#contract/accounts/schemas.ts";
import { safeReturnUrl } from "#contract/return-url.ts";
import { mailboxKey } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { acceptPageForm } from "#server/routing/page-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { register } from "./registration.service.ts";
import { signIn } from "./sign-in.service.ts";

const routes = routesOf(accountsApi, accountsCalls);

export async function signInRoutes(app: App) {
  app.route({
    ...routes.login,
    config: { ...routes.login.config, isSignIn: true },
    handler: (request, reply) => signInHere(request, reply, request.body),
  });
  app.route({
    ...routes.register,
    preHandler: app.limit("register"),
    handler: async (request, reply) => reply.code(201).send(await registerHere(reply, request.body)),
  });
  app.route({
    ...routes.logout,
    handler: async (_request, reply) => {
      await reply.signOutMember();
      return reply.code(204).header("clear-site-data", '"cache"').send(); // not "cookies", so that staff stay signed in
    },
  });
  acceptFormsWithoutScript(app);
}

const returnUrl = z.optional(z.string());

function acceptFormsWithoutScript(app: App) {
  acceptPageForm(app, {
    path: "/login",
    form: "sign-in",
    isSignIn: true,
    schema: z.extend(LoginRequest, { returnUrl }),
    failed: accountTexts.signInFailed.page.description,
    limitOfRefused: app.limit("signIn"),
    submit: async ({ returnUrl, ...credentials }, request, reply) => {
      await signInHere(request, reply, credentials);
      return nextPage(request, returnUrl);
    },
  });
  acceptPageForm(app, {
    path: "/register",
    form: "registration",
    schema: z.safeExtend(RegistrationForm, { returnUrl }),
    failed: accountTexts.registerFailed.page.description,
    limit: app.limit("register"),
    submit: async ({ confirmPassword: _confirmed, returnUrl, ...form }, request, reply) => {
      await registerHere(reply, form);
      return nextPage(request, returnUrl);
    },
  });
}

async function signInHere(request: FastifyRequest, reply: FastifyReply, credentials: LoginRequest): Promise<Member> {
  const { db } = request.server;
  const caller = { address: addressKey(request.ip), device: request.knownDevice("member") };
  const { member, passwordHash } = await signIn(db, credentials, caller);
  await reply.signInMember(member.id, { passwordHash });
  reply.rememberDevice("member", { id: member.id, passwordHash });
  return member;
}

async function registerHere(reply: FastifyReply, form: RegisterRequest): Promise<Member> {
  const { db, siteUrl, team, hasTryLeft } = reply.server;
  const mayMail = () => hasTryLeft("mailedLink", `register ${mailboxKey(form.email)}`);
  const startSession = reply.startMemberSession.bind(reply);
  const registration = { siteUrl, team, mayMail, startSession };
  const { member, passwordHash, giveCookie } = await register(db, form, registration);
  giveCookie();
  reply.rememberDevice("member", { id: member.id, passwordHash });
  return member;
}

/** Returns where to go next, from the form or from the address of the page it is on. */
function nextPage(request: FastifyRequest, returnUrl: string | undefined): string {
  const { returnUrl: asked } = request.query as Record<string, unknown>; // a page's query, which no schema has checked
  return safeReturnUrl(returnUrl ?? asked, request.server.siteUrl);
}
