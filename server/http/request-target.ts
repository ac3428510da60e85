import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { invalidInput } from "#server/errors.ts";

/** `http://host` at the start of a target, as sent to a proxy. Every server must accept it too. */
const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Returns a request's path and query, however its target is written. The host it names is ignored. */
export function plainTarget({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (url.startsWith("/")) return url;
  const path = url.replace(scheme, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Refuses requests without a Host, with an unknown Expect, which Node would answer without our headers, or with a null character
 * in the query of a call, which the database can't compare with anything.
 */
export function refuseUnsupported(app: FastifyInstance) {
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", (request, reply, done) => {
    const { headers, httpVersion, rawHeaders } = request.raw;
    const wrongHost = hasTwoHosts(rawHeaders)
      ? "There’s more than one Host header."
      : headers.host === undefined && httpVersion === "1.1" && "The Host header is missing.";
    if (wrongHost) {
      reply.header("connection", "close"); // as after anything else that isn't HTTP
      done(invalidInput(wrongHost));
    } else if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
      done(invalidInput("The Expect header isn’t supported."));
    else if (asksWithNull(request.raw.url)) done(invalidInput("The address contains a null character."));
    else done();
  });
}

function asksWithNull(url = ""): boolean {
  const query = url.indexOf("?");
  return query !== -1 && url.startsWith("/api/") && url.includes("%00", query);
}

/**
 * Whether there are two Host headers: a proxy in front may have used the other one. Raw headers alternate between names and
 * values.
 */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
