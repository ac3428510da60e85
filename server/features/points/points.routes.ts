import type { FastifyReply, FastifyRequest } from "fastify";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsAdminCalls, type StaffTransaction } from "#contract/points/admin/schemas.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { awardsCalls } from "#contract/points/awards/schemas.ts";
import { pointsTexts, transactionsFilePath } from "#contract/points/constants.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { pointsCalls } from "#contract/points/schemas.ts";
import { json, publicList } from "#server/cache/public-responses.ts";
import { notFound } from "#server/errors.ts";
import { requireDiscordName } from "#server/features/accounts/accounts.service.ts";
import { makeChange } from "#server/features/audit-log/audit-log.service.ts";
import { doToEach } from "#server/routing/bulk.ts";
import { sendCsv } from "#server/routing/csv-file.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { planAwards } from "./award-plan.service.ts";
import { undoAward } from "./award-undo.service.ts";
import { awardMany, listAwards } from "./awards.service.ts";
import { listOwnRedemptions, listOwnTransactions, summaryJson } from "./own-points.service.ts";
import { adjustPoints, countHeld, listLeaders, listTransactions, listUsers } from "./points.service.ts";
import { redeem } from "./redeem.service.ts";
import { listRedemptions, resolveRedemption } from "./redemptions.service.ts";
import {
  createItem,
  listAllItems,
  listItemsOnOffer,
  removeItem,
  setItemOffered,
  updateItem,
} from "./reward-items.service.ts";

const routes = routesOf(pointsApi, pointsCalls);
const adminRoutes = routesOf(pointsAdminApi, pointsAdminCalls);
const awardRoutes = routesOf(awardsApi, awardsCalls);

export async function pointsRoutes(app: App) {
  const { db } = app;
  app.addHook("onRequest", async () => {
    if (!app.team.programme.isOn) throw notFound(pointsTexts.off);
  });
  app.route({
    ...routes.summary,
    handler: async ({ member }: FastifyRequest, reply: FastifyReply) =>
      reply.type(json).send(await summaryJson(db, member.id, app.team)),
  });
  app.route({
    ...routes.transactions,
    handler: async (request, reply) =>
      sendPage(
        request,
        reply,
        await listOwnTransactions(db, { memberId: request.member.id, team: app.team }, request.query),
      ),
  });
  app.route({
    ...routes.redemptions,
    handler: async (request, reply) =>
      sendPage(request, reply, await listOwnRedemptions(db, request.member.id, request.query)),
  });
  app.route({ ...routes.items, handler: publicList((page) => listItemsOnOffer(db, page)) });
  app.route({
    ...routes.redeem,
    preHandler: ({ member }) => app.countTry("redeem", member.id),
    handler: async ({ member, headers, body }, reply) => {
      const key = headers["idempotency-key"];
      requireDiscordName(app.team, { discordUsername: body.discordUsername }, pointsTexts.discordMissing);
      const notice = { team: app.team, hasWebhook: app.hasWebhook };
      return reply.code(201).send(await redeem(db, { member, request: body, key, notice }));
    },
  });
  rewardItemRoutes(app);
  staffRoutes(app);
}

function rewardItemRoutes(app: App) {
  const { db } = app;
  app.route({
    ...adminRoutes.allItems,
    handler: async (request, reply) => sendPage(request, reply, await listAllItems(db, request.query)),
  });
  app.route({
    ...adminRoutes.createItem,
    handler: async ({ body, staff }, reply) => reply.code(201).send(await createItem(db, body, staff)),
  });
  app.route({
    ...adminRoutes.updateItem,
    handler: ({ params: { id }, body: change, staff: by }) => updateItem(db, { id, change, by }),
  });
  app.route({
    ...adminRoutes.changeItems,
    handler: ({ body: { ids, change }, staff: by }) =>
      doToEach(ids, (id) =>
        change === "delete" ? removeItem(db, { id, by }) : setItemOffered(db, { id, isActive: change === "offer", by }),
      ),
  });
  app.route({
    ...adminRoutes.removeItem,
    handler: ({ params: { id }, staff: by }) => removeItem(db, { id, by }),
  });
}

function staffRoutes(app: App) {
  const { db } = app;
  app.route({
    ...adminRoutes.users,
    handler: async (request, reply) => sendPage(request, reply, await listUsers(db, request.query)),
  });
  app.route({ ...adminRoutes.held, handler: () => countHeld(db) });
  app.route({ ...adminRoutes.leaderboard, handler: () => listLeaders(db, app.team) });
  app.route({
    ...adminRoutes.adjust,
    handler: ({ params, body, staff }) => adjustPoints(db, { ...body, id: params.id }, staff),
  });
  app.route({
    ...adminRoutes.allTransactions,
    handler: async (request, reply) => sendPage(request, reply, await listTransactions(db, request.query)),
  });
  app.get(
    transactionsFilePath,
    {
      config: { access: "staff:points:read" },
      schema: { hide: true, querystring: pointsAdminCalls.allTransactions.query },
    },
    async ({ query, staff: by }, reply) => {
      await makeChange(db, by, async (_tx, { record }) =>
        record({ action: "points.export", target: "transactions of points" }),
      );
      return sendCsv(reply, {
        name: "transactions",
        columns: transactionColumns,
        read: (cursor) => listTransactions(db, { ...query, cursor, limit: 100 }),
      });
    },
  );
  app.route({
    ...adminRoutes.allRedemptions,
    handler: async (request, reply) => sendPage(request, reply, await listRedemptions(db, request.query)),
  });
  app.route({
    ...adminRoutes.resolve,
    handler: ({ params, body, staff }) => resolveRedemption(db, { ...body, id: params.id, team: app.team }, staff),
  });
  app.route({
    ...adminRoutes.resolveMany,
    handler: ({ body: { ids, ...resolution }, staff }) =>
      doToEach(ids, (id) => resolveRedemption(db, { ...resolution, id, team: app.team }, staff)),
  });
}

const transactionColumns = {
  Date: ({ createdAt }) => createdAt,
  Member: ({ user }) => user.name,
  Email: ({ user }) => user.email,
  Type: ({ type }) => type,
  Description: ({ description }) => description,
  Amount: ({ amount }) => amount,
  By: ({ adminUsername }) => adminUsername,
} satisfies Record<string, (row: StaffTransaction) => string | number | null>;

export async function awardsRoutes(app: App) {
  const { db } = app;
  app.route({ ...awardRoutes.plan, handler: ({ body }) => planAwards(db, body, app.team) });
  app.route({
    ...awardRoutes.award,
    handler: async ({ body: request, headers, staff: by }, reply) =>
      reply.code(201).send(await awardMany(db, { request, key: headers["idempotency-key"], by })),
  });
  app.route({
    ...awardRoutes.list,
    handler: async (request, reply) => sendPage(request, reply, await listAwards(db, request.query)),
  });
  app.route({ ...awardRoutes.undo, handler: ({ params: { id }, staff: by }) => undoAward(db, { id, by }) });
}
