import { staffAccountsApi } from "#contract/staff-accounts.ts";
import { sendPage } from "#server/http/paging.ts";
import { type App, route } from "#server/http/route.ts";
import {
  changeOwnStaffPassword,
  createStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
  updateStaffAccount,
} from "./staff-accounts.service.ts";

export async function staffAccountsRoutes(app: App) {
  const { db } = app;
  app.route({
    ...route(staffAccountsApi.accounts),
    handler: async (request, reply) => sendPage(request, reply, await listStaffAccounts(db, request.query)),
  });
  app.route({
    ...route(staffAccountsApi.create),
    handler: async ({ body: account, staff: by }, reply) =>
      reply.code(201).send(await createStaffAccount(db, { account, by })),
  });
  app.route({
    ...route(staffAccountsApi.update),
    handler: ({ params: { id }, body: change, staff: by }) => updateStaffAccount(db, { id, change, by }),
  });
  app.route({
    ...route(staffAccountsApi.remove),
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeStaffAccount(db, { id, by });
      return reply.code(204).send();
    },
  });
  app.route({
    ...route(staffAccountsApi.ownPassword),
    handler: ({ body: request, staff: by }) => changeOwnStaffPassword(db, { by, request }),
  });
}
