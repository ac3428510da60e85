import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { providerPaths } from "#contract/accounts/constants.ts";
import { safeReturnUrl } from "#contract/return-url.ts";
import type { Settings } from "#server/env.ts";
import type { AccountPassword } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { ErrorCounter } from "#server/platform/process/error-counter.ts";
import { ServiceLog } from "#server/platform/process/service-log.ts";
import { hashOfToken } from "#server/platform/secrets/token.ts";
import { sendError } from "#server/routing/error-responses.ts";
import type { App } from "#server/routing/route.ts";
import { beginSignIn, completeSignIn, SignInRefused } from "./provider.service.ts";
import { openPendingSignIn, pendingSignInMs, sealPendingSignIn } from "./provider-cookie.format.ts";
import { configuredProvider } from "./provider-discovery.client.ts";
import { findOrMakeMember } from "./provider-members.service.ts";

/** Browsers keep no cookie of more than 4 KB, and this address must fit into one. */
const longestReturnUrl = 2000;
/** How many sign-ins a browser may have under way, so that their cookies fit into a request's headers. */
const mostPending = 4;
const Query = z.object({ returnUrl: z.unknown().optional(), state: z.unknown().optional() });

/** Serves signing in through the provider. Browsers navigate to both addresses, so every answer is a redirect or a page. */
export async function providerRoutes(app: App, { settings }: { settings: Settings }) {
  const provider = configuredProvider(settings);
  const callbackUrl = () => new URL(providerPaths.callback, app.siteUrl).href;
  const { options } = app.cookieRules;
  const cookiePrefix = `${options.secure ? "__Secure-" : ""}provider-`;
  const cookieOptions = { ...options, path: providerPaths.start }; // both addresses, so that the start can count them
  const { cookieOf, pendingOf, returnUrlOf } = readerOf(app, cookiePrefix);
  const navigation = {
    schema: { hide: true },
    config: { access: "public" },
    preHandler: app.limit("provider"),
  } as const;
  const refusals = new ErrorCounter(app.log, "warn");
  /**
   * Logged separately: the provider describes itself at the start of a sign-in and identifies the person at its end, and one may
   * work without the other.
   */
  const starting = new ServiceLog(app.log, "sign-in provider, at the start");
  const returning = new ServiceLog(app.log, "sign-in provider, at the return");
  app.addHook("onClose", async () => refusals.close());

  app.get(providerPaths.start, navigation, async (request, reply) => {
    const { address, pending } = await beginSignIn(provider, {
      callbackUrl: callbackUrl(),
      returnUrl: returnUrlOf(request),
    });
    starting.worked();
    const underWay = Object.keys(request.cookies).filter((name) => name.startsWith(cookiePrefix)); // oldest first
    for (const name of underWay.slice(0, 1 - mostPending)) reply.clearCookie(name, cookieOptions);
    const sealed = sealPendingSignIn(app.secret, pending);
    return reply
      .setCookie(cookieOf(pending.state), sealed, { ...cookieOptions, maxAge: pendingSignInMs / 1000 })
      .redirect(address, 303);
  });

  app.get(providerPaths.callback, navigation, async (request, reply) => {
    const callback = new URL(callbackUrl());
    callback.search = new URL(request.url, callback).search;
    const pending = pendingOf(request);
    if (pending) reply.clearCookie(cookieOf(pending.state), cookieOptions);
    const isFirstUse = (state: string) => app.hasTryLeft("providerReturn", hashOfToken(state));
    const person = await completeSignIn(provider, { callback, pending, isFirstUse, team: app.team });
    starting.worked();
    returning.worked();
    const isUsedHere = await accountsUsedIn(request);
    const memberId = await findOrMakeMember(app.db, {
      person,
      siteUrl: app.siteUrl,
      team: app.team,
      isUsedHere,
    });
    if (!memberId) throw new SignInRefused(person.email === undefined ? "provider-no-email" : "provider-unverified");
    await reply.signInMember(memberId, { identity: person });
    return reply.redirect(returnUrlOf(request), 303);
  });

  app.setErrorHandler(async (error: Error, request, reply) => {
    if (!(error instanceof SignInRefused)) return sendError(error, request, reply);
    const { notice, cause } = error;
    if (cause) {
      const reason = reasonsOf(cause);
      if (notice === "provider-away")
        (request.routeOptions.url === providerPaths.start ? starting : returning).failed(reason);
      else refusals.report(reason, notice, () => request.log.warn({ reason }, notice));
    }
    const url = loginPage(notice, returnUrlOf(request));
    return notice === "provider-failed" ? app.renderPage(request, reply.code(400), { url }) : reply.redirect(url, 303);
  });
}

async function accountsUsedIn(request: FastifyRequest) {
  const member = await request.findMember();
  const device = request.knownDevice("member");
  return (account: AccountPassword) => member?.id === account.id || (device?.isOf(account) ?? false);
}

/** Returns functions that read the pending sign-in of a request. Each has its own cookie, so that two tabs can both finish. */
function readerOf({ secret, siteUrl }: App, cookiePrefix: string) {
  const cookieOf = (state: string) => `${cookiePrefix}${state}`;
  const pendingOf = ({ cookies, query }: FastifyRequest) =>
    openPendingSignIn(secret, cookies[cookieOf(String(Query.parse(query).state))] ?? "");
  /** Comes from the query at the start, and from the cookie after that. */
  const returnUrlOf = (request: FastifyRequest): string => {
    const asked = pendingOf(request)?.returnUrl ?? Query.parse(request.query).returnUrl;
    const returnUrl = safeReturnUrl(asked, siteUrl);
    return returnUrl.length > longestReturnUrl ? "/" : returnUrl;
  };
  return { cookieOf, pendingOf, returnUrlOf };
}

function loginPage(notice: string, returnUrl: string): string {
  const search = new URLSearchParams({ notice, ...(returnUrl !== "/" && { returnUrl }) });
  return `/login?${search}`;
}

/** Returns an error's causes for the log. Only their messages, since their other fields may hold tokens and codes. */
function reasonsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${reasonsOf(cause.cause)}` : cause.message;
}
