import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "#server/database/database.ts";
import { Refusal } from "#server/errors.ts";
import { watchRequests } from "#server/http/finished-requests.ts";
import { isSameSecret } from "#server/platform/secrets/token.ts";

type Parts = { token: string; database: OpenDatabase };

/**
 * Serves this instance's metrics in Prometheus' format to anyone with the token. The library is only loaded if a token is set.
 */
export async function serveMetrics(app: FastifyInstance, { token, database }: Parts) {
  const { collectMetrics } = await import("./metrics.ts");
  const { requests, write, contentType } = collectMetrics(app, database);
  watchRequests(app, ({ method, route, status, durationMs }) => {
    requests.observe({ method, route, status }, durationMs / 1000);
  });
  const expected = `Bearer ${token}`;
  const config = { isOpenWhenLocked: true, isAlwaysServed: true } as const;
  app.get("/metrics", { config, schema: { hide: true } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? "", expected)) {
      reply.header("www-authenticate", "Bearer");
      throw new Refusal("not_signed_in", "The metrics need METRICS_TOKEN as a bearer token.");
    }
    return reply.headers({ "content-type": contentType, "cache-control": "no-store" }).send(await write());
  });
}
