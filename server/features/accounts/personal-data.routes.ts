import type { FastifyReply } from "fastify";
import { accountsApi, type PersonalData } from "#contract/accounts.ts";
import { type App, route } from "#server/http/route.ts";
import { team } from "#team.config.ts";
import { deleteMemberByLink, deleteOwnAccount, sendDeletionLink } from "./deletion.service.ts";
import { accountKey } from "./password-tries.service.ts";
import { exportPersonalData } from "./personal-data.ts";
import { readableExport } from "./readable-export.ts";
import { requirePassword, requireRecentProof } from "./sign-in.service.ts";

export function personalDataRoutes(app: App) {
  exportRoute(app);
  deletionRoutes(app);
}

const fileName = `${team.wordmark.toLowerCase()}-my-data`;

function exportRoute(app: App) {
  app.route({
    ...route(accountsApi.exportData),
    handler: async ({ member, query }, reply) => {
      requireRecentProof(member);
      const data = await exportPersonalData(app.db, member.id);
      const format = query.format ?? "json";
      reply.header("content-disposition", `attachment; filename="${fileName}.${format}"`);
      return format === "html" ? sendReadable(reply, data) : data;
    },
  });
}

/** Past the route's schema, which is that of the JSON. */
const sendReadable = (reply: FastifyReply, data: PersonalData) =>
  reply.type("text/html; charset=utf-8").send(readableExport(data));

function deletionRoutes(app: App) {
  const { db, siteUrl } = app;
  app.route({
    ...route(accountsApi.remove),
    handler: async ({ member, body }, reply) => {
      const proven = await requirePassword(db, { member, password: body.password });
      await deleteOwnAccount(db, { memberId: member.id, proven });
      await leaveNothingHere(reply);
      return reply.code(204).send();
    },
  });
  app.route({
    ...route(accountsApi.sendDeletionLink),
    handler: async ({ member }) => {
      await app.countTry("mailedLink", `delete-account ${accountKey(member.email)}`);
      return sendDeletionLink(db, { member, siteUrl });
    },
  });
  app.route({
    ...route(accountsApi.removeByLink),
    handler: async (request, reply) => {
      await deleteMemberByLink(db, request.body.token);
      if (!(await request.findMember())) await leaveNothingHere(reply); // or somebody else is signed in here
      return reply.code(204).send();
    },
  });
}

async function leaveNothingHere(reply: FastifyReply) {
  await reply.signOutMember();
  reply.forgetDevice("member");
  reply.header("clear-site-data", '"cache"');
}
