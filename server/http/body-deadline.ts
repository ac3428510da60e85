import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** For a form with a file: 10 MB over a slow line. Node allows all requests alike this much. */
export const longestBodyMs = 120_000;
const bodyMs = 10_000;

/** Ends requests whose body comes too slowly, in the way in which Node itself does. */
export function limitBodyTime(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      const allowedMs = request.routeOptions.config?.file ? longestBodyMs : bodyMs;
      const deadline = setTimeout(() => endIfLate(app, request, reply), allowedMs).unref();
      raw.once("close", () => clearTimeout(deadline));
    }
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

function endIfLate(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete || raw.readableEnded || raw.destroyed) return;
  if (reply.raw.headersSent) raw.destroy();
  else app.server.emit("clientError", timedOut(), raw.socket);
}

const timedOut = () => Object.assign(new Error("The body is late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
