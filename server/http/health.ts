import type { FastifyInstance } from "fastify";
import { unavailable } from "#server/errors.ts";

/**
 * For supervisors and load balancers: alive says that the process answers, ready that the database answers too and it isn't
 * about to stop. A site that can only read is ready: every instance would be out at once, and people can go on reading.
 */
export function addHealthChecks(app: FastifyInstance, isDatabaseReady: () => Promise<boolean>) {
  const headers = { "cache-control": "no-store" };
  app.get("/healthz", async (_request, reply) => reply.headers(headers).send({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    if (app.isLeaving() || !(await isDatabaseReady())) throw unavailable();
    return reply.headers(headers).send({ status: "ready" });
  });
}
