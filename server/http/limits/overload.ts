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
 * Refuses calls with 503 under overload, before they cost anything. Still serves finished pages and requests that `isServed`
 * accepts. The site is overloaded when the event loop is more than `latestMs` late, since nobody then gets an answer in time.
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
    // not counted, but without an error in the visitor's console
    if (url === analyticsApi.beacon.path) return void reply.code(204).send();
    const isPage = method === "GET" && !url.startsWith("/api/");
    done(isPage || alwaysServed.test(url) || isServed(request) ? undefined : unavailable());
  });
}
