import type { FastifyInstance } from "fastify";
import type { PendingCounts } from "#server/database/queries/pending-counts.ts";

/** How often counts are written: what is lost to a kill -9 is never older than ten seconds. */
const writeEveryMs = 4_000;

/** On a site that listens every few seconds, and on any when it stops. */
export function writeRegularly(app: FastifyInstance, counts: PendingCounts) {
  const write = () =>
    counts
      .write()
      .catch((err: unknown) => app.log.warn({ err }, "counts could not be written, and wait for the next time"));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void write(), writeEveryMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}
