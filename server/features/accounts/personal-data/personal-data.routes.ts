import type { FastifyReply } from "fastify";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { accountsCalls } from "#contract/accounts/schemas.ts";
import { fileNameOf } from "#contract/team/file-name.ts";
import { json, serialised } from "#server/cache/public-responses.ts";
import type { Site } from "#server/feature.ts";
import { requirePassword, requireRecentProof } from "#server/features/accounts/sign-in/sign-in.service.ts";
import { mailboxKey } from "#server/features/rate-limits/sign-in-tries.service.ts";
import { concurrencyLimit } from "#server/platform/process/concurrency-limit.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { deleteMemberByLink, deleteOwnAccount, sendDeletionLink } from "./deletion.service.ts";
import { exportPersonalData, findKept } from "./personal-data.service.ts";
import { readableExport } from "./readable-export.format.ts";

const routes = routesOf(accountsApi, accountsCalls);

export async function personalDataRoutes(app: App, { features }: Site) {
  app.route({ ...routes.kept, handler: () => findKept(app.db, app) });
  exportRoute(app, features);
  deletionRoutes(app);
}

/** An export may have 16 MB, and takes several times that while it is made. */
const exportLimit = concurrencyLimit({ atOnce: 1, waiting: 64 });

function exportRoute(app: App, features: Site["features"]) {
  app.route({
    ...routes.exportData,
    handler: async ({ member, query }, reply) => {
      requireRecentProof(member);
      const format = query.format ?? "json";
      const file = await exportLimit(async () => {
        // counted here, so that someone refused because others wait hasn't used up a try
        await app.countTry("exports", member.id);
        const data = await exportPersonalData(app.db, { memberId: member.id, features, team: app.team });
        return format === "html" ? readableExport(data, app.team) : serialised(reply, data);
      });
      const name = `${fileNameOf(app.team)}-my-data.${format}`;
      return sendFile(reply, format, { name, file });
    },
  });
}

const types = { json, html: "text/html; charset=utf-8" };

/** Sends JSON that was already written, past the route's response schema. */
const sendFile = (reply: FastifyReply, format: keyof typeof types, { name, file }: { name: string; file: string }) =>
  reply.type(types[format]).header("content-disposition", `attachment; filename="${name}"`).send(file);

function deletionRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.remove,
    handler: async ({ member, body }, reply) => {
      const proven = await requirePassword(db, { member, password: body.password });
      await deleteOwnAccount(db, { member, proven, team: app.team });
      clearBrowser(reply);
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.sendDeletionLink,
    handler: async ({ member }) => {
      await app.countTry("mailedLink", `delete-account ${mailboxKey(member.email)}`);
      return sendDeletionLink(db, { member, siteUrl: app.siteUrl, team: app.team });
    },
  });
  app.route({
    ...routes.removeByLink,
    preHandler: app.limit("openedLinks"),
    handler: async (request, reply) => {
      const signedIn = await request.findMember(); // before, so that nothing can fail after the deletion
      const deletedId = await deleteMemberByLink(db, { token: request.body.token, team: app.team });
      if (!signedIn || signedIn.id === deletedId) clearBrowser(reply); // unless someone else is signed in here by now
      return reply.code(204).send();
    },
  });
}

function clearBrowser(reply: FastifyReply) {
  reply.clearSession("member");
  reply.forgetDevice("member");
  reply.header("clear-site-data", '"cache"');
}
