import { Server } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Refuses new connections, and waits until what is under way is answered. To be called before `close`: from then on Fastify
     * refuses all requests, even those that a page makes while it is rendered.
     */
    drain: () => Promise<void>;
  }
}

/** How long connections that are open may still send: they learn from the next answer that they end. */
const farewellMs = 300;
/** Before the hard limit of ten seconds, so that the database is closed in order. */
const patienceMs = 8_000;

/** While the site stops, every answer ends its connection, and who is too slow is cut off. */
export function stopGracefully(app: FastifyInstance) {
  let isStopping = false;
  const requests = countRequests(app);
  app.decorate("drain", async () => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    if (!app.server.listening) return;
    Server.prototype.close.call(app.server); // http's own would end idle connections in the middle of their next request
    await after(farewellMs);
    app.server.closeIdleConnections();
    await requests.allAnswered();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
}

/** Only those that came over a socket: a page's own calls are part of its request. */
function countRequests(app: FastifyInstance) {
  let underWay = 0;
  let tellAllAnswered = () => {};
  app.server.on("request", (_request, response) => {
    underWay++;
    response.once("close", () => {
      underWay--;
      if (underWay === 0) tellAllAnswered();
    });
  });
  return {
    allAnswered: () =>
      new Promise<void>((resolve) => {
        tellAllAnswered = resolve;
        if (underWay === 0) resolve();
      }),
  };
}
