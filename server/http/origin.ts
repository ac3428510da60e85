import type { FastifyInstance, FastifyRequest } from "fastify";
import { foreignOrigin } from "#server/errors.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses requests that may change something and don't come from the site's own pages. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined) {
  const configured = publicUrl && new URL(publicUrl).origin;
  app.addHook("onRequest", (request, _reply, done) => {
    const isForeign = !reading.has(request.method) && comesFromElsewhere(request, configured ?? ownOrigin(request));
    done(isForeign ? foreignOrigin() : undefined);
  });
}

/** Returns the origin under which this request reached us, for when PUBLIC_URL isn't set. */
const ownOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/**
 * Programs send neither header and are let through, since they carry no visitor's cookies. A page that hides its address, such as
 * that of a temporary link, posts its form with the origin "null"; then sec-fetch-site decides, which no page can set.
 */
function comesFromElsewhere({ headers }: FastifyRequest, own: string): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  const isOriginHidden = origin === "null" && site === "same-origin";
  if (origin !== undefined && !isOriginHidden) return origin !== own;
  return site !== undefined && site !== "same-origin" && site !== "none";
}
