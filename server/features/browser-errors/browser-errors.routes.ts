import { browserErrorsApi } from "#contract/browser-errors/endpoints.ts";
import { browserErrorsCalls } from "#contract/browser-errors/schemas.ts";
import { ErrorCounter } from "#server/platform/process/error-counter.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { browserVersion } from "./browser-version.format.ts";

const routes = routesOf(browserErrorsApi, browserErrorsCalls);

/**
 * Registers the route. Browsers' errors are counted separately from the server's own, so that no visitor can crowd those out of
 * the log.
 */
export async function browserErrorsRoutes(app: App) {
  const seen = new ErrorCounter(app.log, "warn");
  app.addHook("onClose", async () => seen.close());
  app.route({
    ...routes.report,
    preHandler: app.limit("browserErrors"),
    handler: async ({ body, headers }, reply) => {
      const { message, stack, page } = body;
      const browser = browserVersion(headers["user-agent"] ?? "");
      const error = Object.assign(new Error(message), { stack });
      seen.report(error, `browser ${page}`, () =>
        app.log.warn({ page, browser, error: { message, stack } }, "error in a browser"),
      );
      return reply.code(204).send();
    },
  });
}
