import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The time for a form with a file: 10 MB over a slow line. Node allows every request this much. */
export const longestBodyMs = 120_000;
const usualMs = 10_000;

/**
 * Ends requests whose body comes too slowly, as Node does. This includes a body that nobody reads, such as one sent with a GET,
 * which may keep coming long after the answer.
 */
export function limitBodyTime(app: FastifyInstance, bodyMs = usualMs) {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request) && isFromNetwork(request)) {
      const { raw } = request;
      const allowedMs = takesFile(request) ? longestBodyMs : bodyMs;
      const deadline = setTimeout(() => endIfLate(app, request, reply), allowedMs).unref();
      raw.once("end", () => clearTimeout(deadline));
      raw.once("close", () => raw.complete && clearTimeout(deadline));
    }
    done();
  });
}

/** The site's calls to itself bring their whole body along and have no connection to end. */
const isFromNetwork = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

/** Whether the route takes an upload. Routes of the built files also have a `file` in their config: the one they serve. */
const takesFile = ({ routeOptions }: FastifyRequest) => routeOptions.config?.file?.maxBytes !== undefined;

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

function endIfLate(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete || raw.socket.destroyed) return;
  if (reply.raw.headersSent) raw.socket.destroy();
  else app.server.emit("clientError", timedOut(), raw.socket);
}

const timedOut = () => Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
