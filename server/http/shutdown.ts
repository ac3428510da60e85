import { Server } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long connections that are open may still send: they learn from the next answer that they end. */
const farewellMs = 300;
/** Before the hard limit of ten seconds, so that the database is closed in order. */
const patienceMs = 8_000;

/** While the site stops, every answer ends its connection, new ones are refused, and who is too slow is cut off. */
export function closeGracefully(app: FastifyInstance) {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    if (!app.server.listening) return;
    Server.prototype.close.call(app.server); // http's own would end idle connections in the middle of their next request
    await after(farewellMs);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
