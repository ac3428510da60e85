import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffAccountsCalls } from "#contract/staff/accounts/schemas.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import {
  listPasswordEntries,
  listRegisteredUsers,
  removeRegisteredUser,
  setMemberPassword,
} from "./registered-users.service.ts";

const routes = routesOf(staffAccountsApi, staffAccountsCalls);

export async function registeredUserRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.users,
    handler: async (request, reply) => sendPage(request, reply, await listRegisteredUsers(db, request.query)),
  });
  app.route({
    ...routes.removeUser,
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeRegisteredUser(db, { id, by, team: app.team });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.passwords,
    handler: async (request, reply) => sendPage(request, reply, await listPasswordEntries(db, request.query)),
  });
  app.route({
    ...routes.setPassword,
    handler: ({ body: request, staff: by }) => setMemberPassword(db, { request, by, team: app.team }),
  });
}
