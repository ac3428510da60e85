import type { FastifyReply } from "fastify";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffAccountsCalls } from "#contract/staff/accounts/schemas.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import {
  changeOwnStaffPassword,
  createStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
  updateStaffAccount,
} from "./staff-accounts.service.ts";

const routes = routesOf(staffAccountsApi, staffAccountsCalls);

export async function staffAccountsRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.accounts,
    handler: async (request, reply) => sendPage(request, reply, await listStaffAccounts(db, request.query)),
  });
  app.route({
    ...routes.create,
    handler: async ({ body: account, staff: by }, reply) =>
      reply.code(201).send(await createStaffAccount(db, { account, by })),
  });
  app.route({
    ...routes.update,
    handler: async ({ params: { id }, body: change, staff: by }, reply) => {
      const { account, passwordHash } = await updateStaffAccount(db, { id, change, by });
      if (id === by.adminId) rememberBy(reply, id, passwordHash);
      return account;
    },
  });
  app.route({
    ...routes.remove,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeStaffAccount(db, { id, by });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.ownPassword,
    handler: async ({ body: request, staff: by }, reply) => {
      const { account, passwordHash } = await changeOwnStaffPassword(db, { by, request });
      rememberBy(reply, account.id, passwordHash);
      return account;
    },
  });
}

/** Makes a browser that sets its own account's password known with the new one. */
function rememberBy(reply: FastifyReply, id: string, passwordHash: string | undefined) {
  if (passwordHash !== undefined) reply.rememberDevice("staff", { id, passwordHash });
}
