import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { analyticsApi } from "#contract/analytics.ts";
import { unavailable } from "#server/errors.ts";

/** Short, so that a burst is not held against those who come after it. */
const sampleIntervalMs = 250;
const mostConnections = 5_000;

/** What costs next to nothing, or what supervisors and staff need most when the site is busy. */
const alwaysServed = /^\/(healthz|readyz|assets\/|api\/(lockdown|admin\/)|mark\.svg)/;

/**
 * Under overload reading is refused with 503 at once, before it costs anything; finished pages are still served. A loop that
 * is late by more than `latestMs` answers nobody in time; 0 refuses nothing.
 */
export async function shedOverload(app: FastifyInstance, latestMs: number) {
  app.server.maxConnections = mostConnections;
  await app.register(underPressure, {
    maxEventLoopDelay: latestMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: ({ url, method }, reply) => {
      if (url === analyticsApi.beacon.path) return void reply.code(204).send(); // uncounted: no reader's console needs to know
      const isPage = method === "GET" && !url.startsWith("/api/");
      if (!isPage && !alwaysServed.test(url)) throw unavailable();
    },
  });
}
