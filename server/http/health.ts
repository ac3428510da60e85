import type { FastifyInstance } from "fastify";
import { unavailable } from "#server/errors.ts";

/**
 * For supervisors and load balancers: /healthz says that the process answers, /readyz that the database answers too and the site
 * isn't about to stop. A site that can only read counts as ready, or every instance would be taken out at once while people could
 * still read.
 */
export function addHealthChecks(app: FastifyInstance, isDatabaseReady: () => Promise<boolean>) {
  const headers = { "cache-control": "no-store" };
  const always = { config: { isOpenWhenLocked: true, isAlwaysServed: true } } as const;
  app.get("/healthz", always, async (_request, reply) => reply.headers(headers).send({ status: "alive" }));
  app.get("/readyz", always, async (_request, reply) => {
    if (app.isLeaving() || !(await isDatabaseReady())) throw unavailable();
    return reply.headers(headers).send({ status: "ready" });
  });
}
