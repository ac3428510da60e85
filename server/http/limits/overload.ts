import type { FastifyInstance, FastifyRequest } from "fastify";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { unavailable } from "#server/errors.ts";
import { watchEventLoop } from "./event-loop.ts";

declare module "fastify" {
  interface FastifyInstance {
    isUnderPressure: () => boolean;
  }
}

/** What costs next to nothing, or what supervisors and staff need most when the site is busy. */
const alwaysServed = /^\/(healthz|readyz|metrics|assets\/|api\/(lockdown|admin\/)|mark\.svg)/;

type Overload = { latestMs: number; isServed: (request: FastifyRequest) => boolean };

/**
 * Under overload calls are refused with 503 at once, before they cost anything; finished pages are still served, and what
 * `isServed` says. A loop that is late by more than `latestMs` answers nobody in time.
 */
export function shedOverload(app: FastifyInstance, { latestMs, isServed }: Overload) {
  const loop = watchEventLoop();
  const isUnderPressure = () => loop.delayMs() > latestMs;
  app.decorate("isUnderPressure", isUnderPressure);
  app.addHook("onClose", async () => loop.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (!isUnderPressure()) return done();
    const { method, routeOptions } = request;
    const url = routeOptions.url ?? request.url; // the route's, however the address is spelt
    if (url === analyticsApi.beacon.path) return void reply.code(204).send(); // uncounted: no reader's console needs to know
    const isPage = method === "GET" && !url.startsWith("/api/");
    done(isPage || alwaysServed.test(url) || isServed(request) ? undefined : unavailable());
  });
}
