import type { FastifyRequest } from "fastify";
import { accountsApi } from "#contract/accounts/endpoints.ts";

/** The calls and forms that browsers sign in with, except calls of the admin area, which are always served. */
const signIns: (string | undefined)[] = [accountsApi.login.path, "/login", "/admin-login", "/admin/login"];

/**
 * Whether this is a sign-in from a browser that has signed in before. A flood can't send such requests: the site signed
 * their cookies, and an account only gets so many tries with them in ten minutes.
 */
export const isKnownSignIn = (request: FastifyRequest): boolean =>
  request.method === "POST" &&
  signIns.includes(request.routeOptions.url) &&
  (request.knownDevice("member") ?? request.knownDevice("staff")) !== undefined;
