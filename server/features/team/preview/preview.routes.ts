import type { FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import { previewPath } from "#contract/team/admin/constants.ts";
import type { Site } from "#server/feature.ts";
import { findDraftedTeam } from "#server/features/team/team.service.ts";
import { asRefusal, sendError } from "#server/routing/error-responses.ts";
import type { App } from "#server/routing/route.ts";

export async function previewRoutes(app: App, { teamDefaults: defaults }: Site) {
  app.register(async (scope: App) => {
    scope.setErrorHandler((error: Error, request, reply) => sendReason(error, request, reply));
    scope.get(
      `${previewPath}/*`,
      { config: { access: "staff:team:write" }, schema: { hide: true } },
      async (request, reply) => {
        const draft = await findDraftedTeam(app.db, defaults);
        const [path = ""] = request.url.slice(previewPath.length).split("?", 1);
        const preview = { isDraft: draft !== undefined };
        return app.sendPreview(request, reply, { path, team: draft ?? app.team, preview, isForStaff: true });
      },
    );
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
  return reply.code(errorStatus[refusal.code]).type("text/plain; charset=utf-8").send(refusal.message);
}
