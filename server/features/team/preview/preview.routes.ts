import type { FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { previewPath } from "#contract/team/admin/constants.ts";
import { previewLinkPath } from "#contract/team/admin/preview-links/constants.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { previewLinksCalls } from "#contract/team/admin/preview-links/schemas.ts";
import type { Site } from "#server/feature.ts";
import { fillingsOf, shownTeam } from "#server/features/team/shown-team.service.ts";
import { findDraftedTeam } from "#server/features/team/team.service.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { asRefusal, sendError } from "#server/routing/error-responses.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { createPreviewLink, findPreviewLink, listPreviewLinks, withdrawPreviewLink } from "./preview-links.service.ts";

const routes = routesOf(previewLinksApi, previewLinksCalls);

export async function previewRoutes(app: App, { teamDefaults: defaults, features }: Site) {
  const { db, secret } = app;
  app.route({ ...routes.list, handler: () => listPreviewLinks(db, secret) });
  app.route({
    ...routes.create,
    handler: async ({ body, staff: by }, reply) =>
      reply.code(201).send(await createPreviewLink(db, { ...body, by, secret })),
  });
  app.route({
    ...routes.withdraw,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await withdrawPreviewLink(db, { id, by });
      return reply.code(204).send();
    },
  });

  /** The draft's facts, or what's published if there's no draft. */
  const drafted = async () => {
    const draft = await findDraftedTeam(db, defaults);
    if (!draft) return { team: app.team, isDraft: false };
    return { team: await shownTeam(db, { team: draft, fillings: fillingsOf(features) }), isDraft: true };
  };
  app.register(async (scope: App) => {
    scope.setErrorHandler((error: Error, request, reply) => sendReason(error, request, reply));
    const isOpenWhenLocked = true;
    const forStaff = { config: { access: "staff:team:write", isOpenWhenLocked }, schema: { hide: true } } as const;
    scope.get(`${previewPath}/*`, forStaff, async (request, reply) => {
      const [path = ""] = request.url.slice(previewPath.length).split("?", 1);
      const { team, isDraft } = await drafted();
      return app.sendPreview(request, reply, { path, team, preview: { isDraft }, isForStaff: true });
    });

    type ByCode = { Params: { linkCode: string } };
    scope.get<ByCode>(`${previewLinkPath}/:linkCode`, { config: { isOpenWhenLocked } }, async (request, reply) => {
      request.refuseIfTooMuch();
      await app.countRead("previewLinks", addressKey(request.ip));
      const link = await findPreviewLink(db, request.params.linkCode);
      if (link?.isOpen) {
        const { team, isDraft } = await drafted();
        const preview = { isDraft, endsAt: link.expiresAt.toISOString() };
        return app.sendPreview(request, reply, { path: link.path, team, preview });
      }
      if (await app.isLocked()) return app.sendLocked(request, reply);
      const problem = link ? "ended" : "unknown";
      return app.sendPreview(request, reply, { path: "/", team: app.team, preview: { problem } });
    });
  });
}

/** Says why there's no preview, in the frame that it was asked for. A window goes to the sign-in. */
async function sendReason(error: Error, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(request.server.previewHeaders);
  const { accept, "sec-fetch-dest": place } = request.headers;
  const refusal = asRefusal(error);
  const isPage = accept?.includes("text/html");
  if (!refusal || !isPage || errorStatus[refusal.code] >= 500) return sendError(error, request, reply);
  if (refusal.code === "not_signed_in" && place !== "iframe") return reply.redirect("/admin-login", 303);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply.code(errorStatus[refusal.code]).type("text/plain; charset=utf-8").send(refusal.message);
}
