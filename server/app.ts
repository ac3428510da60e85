import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Team } from "#contract/team.ts";
import { addResponseCaches } from "#server/cache/response-caches.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import { followLiveInterest } from "#server/features/live/live.hooks.ts";
import { addRateLimits } from "#server/features/rate-limits/rate-limits.hooks.ts";
import { enforceAccess } from "#server/features/sessions/access.hooks.ts";
import { rememberDevices } from "#server/features/sessions/known-devices.hooks.ts";
import { addSessions } from "#server/features/sessions/sessions.hooks.ts";
import { enforceLockdown } from "#server/features/switches/lockdown.hooks.ts";
import { followTeam } from "#server/features/team/team.hooks.ts";
import { describeApi } from "#server/http/description/openapi.ts";
import { limitConnections } from "#server/http/limits/connections.ts";
import { shedOverload } from "#server/http/limits/overload.ts";
import { type ShownPage, servePages } from "#server/http/pages/pages.ts";
import type { Renderer } from "#server/http/pages/renderer.ts";
import { serveMetrics } from "#server/metrics/metrics.routes.ts";
import { ErrorCounter } from "#server/platform/process/error-counter.ts";
import { sendError, sendRefusal } from "#server/routing/error-responses.ts";
import { keepUploadsIn } from "#server/routing/picture-form.ts";
import type { Settings } from "./env.ts";
import { notFound, type Refusal } from "./errors.ts";
import type { Site } from "./feature.ts";
import { features } from "./features.ts";
import { clientErrorHandler } from "./http/client-error.ts";
import { addHealthChecks } from "./http/health.ts";
import { acceptJsonOnly } from "./http/json-body.ts";
import { refuseForeignOrigins } from "./http/origin.ts";
import { logRequests } from "./http/request-log.ts";
import { plainTarget, refuseUnsupported } from "./http/request-target.ts";
import { addSecurityHeaders, securityHeaders } from "./http/security-headers.ts";
import { serveCached } from "./http/serve-cached.ts";
import { stopGracefully } from "./http/shutdown.ts";
import { keepSiteUrl } from "./http/site-url.ts";

declare module "fastify" {
  interface FastifyInstance {
    db: OpenDatabase["db"];
    /** Logs unexpected errors: each in full once, then how often it came back. */
    unforeseen: ErrorCounter;
    /** The site's own origin, for links that leave it. It never comes from a request. */
    siteUrl: string;
    /** The key that signs cookies and tokens. */
    secret: string;
    /** Whether the settings have a webhook of the staff's Discord. */
    hasWebhook: boolean;
    /** Renders the visitors' pages one after another, so that the first visitors don't wait for it. */
    warmPages: () => Promise<void>;
    /** Answers a failed request with an error page: 503 and when to try again for a refusal, otherwise 500. */
    sendUnavailable: (request: FastifyRequest, reply: FastifyReply, refusal?: Refusal) => Promise<FastifyReply>;
    renderPage: (request: FastifyRequest, reply: FastifyReply, shown?: ShownPage) => Promise<FastifyReply>;
  }
}

export type AppParts = {
  settings: Settings;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  renderer: Renderer;
  siteUrl: string;
  /** The key that signs cookies and tokens. */
  secret: string;
  /** The team's facts in `team.config.ts`. */
  team: Team;
  isDevelopment?: boolean;
  /** Limits that differ from the usual ones, for tests. */
  limits?: { uploadsAtOnce?: number };
};

/**
 * Builds the whole site as one Fastify instance, in pipeline order: what every request passes, then the features, then the pages.
 */
export async function createApp({
  settings,
  database,
  log,
  renderer,
  siteUrl,
  secret,
  team,
  isDevelopment = false,
  limits = {},
}: AppParts) {
  const isTls = settings.PUBLIC_URL?.startsWith("https:") ?? false;
  const headers = securityHeaders({ isTls, isDevelopment });
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    requestTimeout: 120_000, // 10 MB over a slow line
    forceCloseConnections: "idle",
    http: { requireHostHeader: false }, // refuseUnsupported checks it
    routerOptions: { maxParamLength: 256 },
    rewriteUrl: plainTarget,
    clientErrorHandler: clientErrorHandler(headers),
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)), // hooks don't run for these
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()));

  app.decorate("db", database.db);
  const unforeseen = new ErrorCounter(log);
  app.decorate("unforeseen", unforeseen);
  app.addHook("onClose", async () => unforeseen.close());
  keepSiteUrl(app, siteUrl);
  app.decorate("secret", secret);
  app.decorate("hasWebhook", settings.DISCORD_WEBHOOK_URL !== undefined);
  addResponseCaches(app, database.onChange);
  await followTeam(app, { onChange: database.onChange, defaults: team, features });
  followLiveInterest(app, database.onChange);
  keepUploadsIn(app, resolve(settings.DATA_DIR, "uploads"), limits.uploadsAtOnce);

  limitConnections(app.server);
  serveCached(app, headers);
  logRequests(app);
  if (settings.METRICS_TOKEN) await serveMetrics(app, { token: settings.METRICS_TOKEN, database });
  stopGracefully(app);
  acceptJsonOnly(app);
  addSecurityHeaders(app, headers);
  refuseUnsupported(app);
  refuseForeignOrigins(app, settings.PUBLIC_URL);
  await addSessions(app);
  rememberDevices(app);
  shedOverload(app, {
    latestMs: isDevelopment ? 0 : settings.OVERLOAD_MS,
    isServed: (request) => request.isRecentStaff() || request.isKnownSignIn(),
  });
  enforceLockdown(app, { onChange: database.onChange, isDevelopment });
  enforceAccess(app);
  addRateLimits(app, settings.RATE_LIMITS);
  await describeApi(app);
  addHealthChecks(app, database.isReady);

  const site: Site = { settings, database, features, isPage: renderer.isPage, teamDefaults: team };
  for (const routes of features.flatMap((feature) => feature.routes ?? [])) await app.register(routes, site);

  servePages(app, {
    renderer,
    hasProvider: settings.OIDC_CLIENT_ID !== undefined,
    isDevelopment,
    findAddress: async (path) => {
      for (const { findPageAddress } of features) {
        const address = await findPageAddress?.(app.db, path);
        if (address !== undefined) return address;
      }
      return undefined;
    },
  });
  return app;
}

export type SiteApp = Awaited<ReturnType<typeof createApp>>;
