import type { FastifyInstance, preHandlerAsyncHookHandler } from "fastify";
import { DatabaseUnavailable } from "#server/database/database.ts";
import { tooManyRequests } from "#server/errors.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { countTry, type LimitName, waitFor } from "./rate-limits.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Returns a preHandler that refuses an address's requests beyond a limit. Forms that fail validation don't reach it. */
    limit: (name: LimitName) => preHandlerAsyncHookHandler;
    /** Counts one try of a subject. Throws if it is one too many. */
    countTry: (name: LimitName, subject: string) => Promise<void>;
    /** Does the same for reading. If nothing can be written, reading goes on uncounted while tries are left. */
    countRead: (name: LimitName, subject: string) => Promise<void>;
    /** Counts one try of a subject, and returns whether it is allowed. */
    hasTryLeft: (name: LimitName, subject: string) => Promise<boolean>;
    /** Throws if the subject's tries are used up. Counts nothing. */
    requireTriesLeft: (name: LimitName, subject: string) => Promise<void>;
  }
}

/** Adds the limits. `factor` multiplies each of them; 0 switches them off. */
export function addRateLimits(app: FastifyInstance, factor: number) {
  app.decorate("countTry", async (name: LimitName, subject: string) => {
    const seconds = await countTry(app.db, { name, subject, factor });
    if (seconds > 0) throw tooManyRequests(seconds);
  });
  app.decorate("countRead", async (name: LimitName, subject: string) => {
    await app.countTry(name, subject).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return app.requireTriesLeft(name, subject);
    });
  });
  app.decorate(
    "hasTryLeft",
    async (name: LimitName, subject: string) => (await countTry(app.db, { name, subject, factor })) === 0,
  );
  app.decorate("requireTriesLeft", async (name: LimitName, subject: string) => {
    const seconds = await waitFor(app.db, { name, subject, factor });
    if (seconds > 0) throw tooManyRequests(seconds);
  });
  app.decorate(
    "limit",
    (name: LimitName): preHandlerAsyncHookHandler =>
      async (request) =>
        app.countTry(name, addressKey(request.ip)),
  );
}
