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

/** Node would answer a request without a Host, or with an unknown Expect, by itself and without our headers. */
export function refuseUnsupportedHeaders(app: FastifyInstance) {
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers, httpVersion, rawHeaders } = request.raw;
    if (hasTwoHosts(rawHeaders)) done(invalidInput("There is more than one Host header."));
    else if (headers.host === undefined && httpVersion === "1.1") done(invalidInput("The Host header is missing."));
    else if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
      done(invalidInput("The Expect header isn’t supported."));
    else done();
  });
}

/** A proxy in front may have used the other Host. Raw headers alternate between names and values. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
