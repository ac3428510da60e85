import type { FastifyInstance } from "fastify";

/** While the site stops, every answer ends its connection: a kept one would hold the stop up. */
export function closeGracefully(app: FastifyInstance) {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
