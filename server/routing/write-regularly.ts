import type { FastifyInstance } from "fastify";

/** How often it is written: what is lost to a kill -9 is never older than ten seconds. */
const writeEveryMs = 4_000;

/** On a site that listens every few seconds, and on any when it stops. */
export function writeRegularly(app: FastifyInstance, pending: { write: () => Promise<void> }) {
  const write = () =>
    pending
      .write()
      .catch((err: unknown) =>
        app.log.warn({ err }, "what was counted could not be written, and waits for the next time"),
      );
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void write(), writeEveryMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}
