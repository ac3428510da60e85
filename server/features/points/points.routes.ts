import { pointsApi } from "#contract/points.ts";
import { pointsAdminApi } from "#contract/points-admin.ts";
import { transactionsFilePath } from "#contract/points-programme.ts";
import { recordChange } from "#server/features/audit-log/audit-log.service.ts";
import { sendPage } from "#server/http/paging.ts";
import { publicList } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import {
  adjustPoints,
  getSummary,
  listLeaders,
  listOwnRedemptions,
  listOwnTransactions,
  listTransactions,
  listUsers,
} from "./points.service.ts";
import { listRedemptions, resolveRedemption } from "./redemption-ends.service.ts";
import { redeem } from "./redemptions.service.ts";
import { createItem, listAllItems, listItemsOnOffer, removeItem, updateItem } from "./reward-items.service.ts";
import { transactionsFile } from "./transactions-file.ts";

export async function pointsRoutes(app: App) {
  const { db } = app;
  app.route({ ...route(pointsApi.summary), handler: ({ member }) => getSummary(db, member.id) });
  app.route({
    ...route(pointsApi.transactions),
    handler: async (request, reply) =>
      sendPage(request, reply, await listOwnTransactions(db, request.member.id, request.query)),
  });
  app.route({
    ...route(pointsApi.redemptions),
    handler: async (request, reply) =>
      sendPage(request, reply, await listOwnRedemptions(db, request.member.id, request.query)),
  });
  app.route({ ...route(pointsApi.items), handler: publicList(["reward-items"], (page) => listItemsOnOffer(db, page)) });
  app.route({
    ...route(pointsApi.redeem),
    preHandler: ({ member }) => app.countTry("redeem", member.id),
    handler: async ({ member, headers, body }, reply) => {
      const key = headers["idempotency-key"];
      return reply.code(201).send(await redeem(db, { member, request: body, key, isTold: app.tellsStaff }));
    },
  });
  rewardItemRoutes(app);
  staffRoutes(app);
}

function rewardItemRoutes(app: App) {
  const { db } = app;
  app.route({
    ...route(pointsAdminApi.allItems),
    handler: async (request, reply) => sendPage(request, reply, await listAllItems(db, request.query)),
  });
  app.route({
    ...route(pointsAdminApi.createItem),
    handler: async ({ body, staff }, reply) => reply.code(201).send(await createItem(db, body, staff)),
  });
  app.route({
    ...route(pointsAdminApi.updateItem),
    handler: ({ params: { id }, body: change, staff: by }) => updateItem(db, { id, change, by }),
  });
  app.route({
    ...route(pointsAdminApi.removeItem),
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeItem(db, { id, by });
      return reply.code(204).send();
    },
  });
}

function staffRoutes(app: App) {
  const { db } = app;
  app.route({
    ...route(pointsAdminApi.users),
    handler: async (request, reply) => sendPage(request, reply, await listUsers(db, request.query)),
  });
  app.route({ ...route(pointsAdminApi.leaderboard), handler: () => listLeaders(db) });
  app.route({
    ...route(pointsAdminApi.adjust),
    handler: ({ params, body, staff }) => adjustPoints(db, { ...body, id: params.id }, staff),
  });
  app.route({
    ...route(pointsAdminApi.allTransactions),
    handler: async (request, reply) => sendPage(request, reply, await listTransactions(db, request.query)),
  });
  app.get(
    transactionsFilePath,
    {
      config: { access: "staff:points:read" },
      schema: { hide: true, querystring: pointsAdminApi.allTransactions.query },
    },
    async ({ query, staff: by }, reply) => {
      await recordChange(db, { by, action: "points.export", target: "transactions of points" });
      const file = transactionsFile((cursor) => listTransactions(db, { ...query, cursor, limit: 100 }));
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="transactions.csv"')
        .send(file);
    },
  );
  app.route({
    ...route(pointsAdminApi.allRedemptions),
    handler: async (request, reply) => sendPage(request, reply, await listRedemptions(db, request.query)),
  });
  app.route({
    ...route(pointsAdminApi.resolve),
    handler: ({ params, body, staff }) => resolveRedemption(db, { ...body, id: params.id }, staff),
  });
}
