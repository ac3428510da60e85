import type { FastifyInstance } from "fastify";
import { DatabaseUnavailable } from "#server/database/database.ts";

const readAgainEveryMs = 5_000;

type Reading = { what: string; read: () => Promise<void> };

/** Reads something again every few seconds until the site stops, in case the news of a change was lost. */
export function readRegularly(app: FastifyInstance, { what, read }: Reading) {
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    read()
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseUnavailable)) app.log.error({ err: error }, `couldn’t read ${what} again`);
      })
      .finally(() => {
        isReading = false;
      });
  }, readAgainEveryMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
