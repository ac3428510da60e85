import type { FastifyInstance } from "fastify";
import { notSignedIn } from "#server/errors.ts";

const apiDescription = "/api/docs";

/**
 * The one place that decides who may call. A route under /api that declares no access does not start.
 * Nobody can sign in yet, so that all but public calls are refused.
 */
export function enforceAccess(app: FastifyInstance) {
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api") && !url.startsWith(apiDescription) && !config?.access)
      throw new Error(`${url} declares no access`);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const { access = "public" } = request.routeOptions.config;
    done(access === "public" ? undefined : notSignedIn());
  });
}
