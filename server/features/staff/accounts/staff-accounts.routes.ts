import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffAccountsCalls } from "#contract/staff/accounts/schemas.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import {
  changeOwnStaffPassword,
  createStaffAccount,
  listStaffAccounts,
  listStaffNames,
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
  app.route({ ...routes.names, handler: () => listStaffNames(db) });
  app.route({
    ...routes.create,
    handler: async ({ body: account, staff: by }, reply) =>
      reply.code(201).send(await createStaffAccount(db, { account, by })),
  });
  app.route({
    ...routes.update,
    handler: ({ params: { id }, body: change, staff: by }) =>
      updateStaffAccount(db, { id, change, by, team: app.team }),
  });
  app.route({
    ...routes.remove,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeStaffAccount(db, { id, by, team: app.team });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.ownPassword,
    handler: async ({ body: request, staff: by }, reply) => {
      const { account, passwordHash } = await changeOwnStaffPassword(db, { by, request, team: app.team });
      reply.rememberDevice("staff", { id: account.id, passwordHash }); // it knows the new password
      return account;
    },
  });
}
