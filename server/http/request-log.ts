import type { FastifyInstance } from "fastify";
import { watchRequests } from "./finished-requests.ts";

const levels = new Set(["info", "debug", "trace"]);

/**
 * Logs a line for each request at level `info`. It holds no address, query or name, so it needs no consent and no retention rule.
 */
export function logRequests(app: FastifyInstance) {
  if (!levels.has(app.log.level)) return;
  watchRequests(app, ({ durationMs, ...request }) => {
    app.log.info({ ...request, durationMs: Math.round(durationMs * 10) / 10 }, "request");
  });
}
