import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { invalidInput } from "#server/errors.ts";

/** `http://host` at the start of a target, as a request to a proxy has it. Every server must take it, too. */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path and query of a request, however its target is written. Which host it names makes no difference here. */
export function plainTarget({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (url.startsWith("/")) return url;
  const path = url.replace(scheme, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** Refuses requests without a host or with an unknown expectation. Node would do so by itself, but without our headers. */
export function refuseInvalidHeaders(app: FastifyInstance) {
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host === undefined && httpVersion === "1.1") done(invalidInput("The request names no host."));
    else if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
      done(invalidInput("This site doesn't know what the request expects."));
    else done();
  });
}
