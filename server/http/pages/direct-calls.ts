import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Send } from "#contract/client.ts";

/** Includes the headers that a list sends beside its rows: a link to its next page, and the total. */
const responseHeaders = (headers: OutgoingHttpHeaders): Record<string, string> => ({
  "content-type": "application/json",
  ...Object.fromEntries(
    ["link", "x-total-count"].flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])),
  ),
});

/**
 * Returns how a page calls our own API while it is rendered: directly for cached public responses, otherwise through the same
 * routes, checks and JSON, without a socket.
 */
export function directCalls(app: FastifyInstance, request?: FastifyRequest): Send {
  const cookie = request?.headers.cookie;
  const visitor = { headers: cookie === undefined ? {} : { cookie }, ...(request && { remoteAddress: request.ip }) };
  return async (path, { method = "GET" }) => {
    const known = method === "GET" && app.isUnlocked() ? app.responsesByUrl.find(path) : undefined;
    const kept = known?.isForAll ? known.find() : undefined;
    if (kept)
      return new Response(new Uint8Array(kept.bytes.raw), {
        status: kept.status,
        headers: responseHeaders(kept.headers),
      });
    const response = await app.inject({ method: method as "GET", url: path, ...visitor }); // pages only read
    return new Response(response.body || null, {
      status: response.statusCode,
      headers: responseHeaders(response.headers),
    });
  };
}
