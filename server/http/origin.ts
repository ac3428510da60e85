import type { FastifyInstance, FastifyRequest } from "fastify";
import { foreignOrigin } from "#server/errors.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses whatever would change something and does not come from a page of ours. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined) {
  const configured = publicUrl && new URL(publicUrl).origin;
  app.addHook("onRequest", (request, _reply, done) => {
    const isForeign = !reading.has(request.method) && comesFromElsewhere(request, configured ?? ownOrigin(request));
    done(isForeign ? foreignOrigin() : undefined);
  });
}

/** The origin under which this request reached us; used where PUBLIC_URL is not set. */
const ownOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/**
 * A program sends neither header and is let through: it carries no visitor's cookies. A page that keeps its address to itself,
 * as that of a temporary link, posts its form from "null"; the other header, which no page can set, tells then.
 */
function comesFromElsewhere({ headers }: FastifyRequest, own: string): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  const isUntold = origin === "null" && site === "same-origin";
  if (origin !== undefined && !isUntold) return origin !== own;
  return site !== undefined && site !== "same-origin" && site !== "none";
}
