import type { FastifyInstance } from "fastify";

/** A crash loses at most ten seconds. */
const writeEveryMs = 4_000;

/** Writes every few seconds while the site listens, and when it stops. */
export function writeRegularly(app: FastifyInstance, pending: { write: () => Promise<void> }) {
  const write = () =>
    pending.write().catch((err: unknown) => app.log.warn({ err }, "couldn't save buffered data; will try again"));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void write(), writeEveryMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}
