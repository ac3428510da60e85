import { staffAccountsApi } from "#contract/staff-accounts.ts";
import { sendPage } from "#server/http/paging.ts";
import { type App, route } from "#server/http/route.ts";
import {
  listPasswordEntries,
  listRegisteredUsers,
  removeRegisteredUser,
  setMemberPassword,
} from "./registered-users.service.ts";

export function registeredUserRoutes(app: App) {
  const { db } = app;
  app.route({
    ...route(staffAccountsApi.users),
    handler: async (request, reply) => sendPage(request, reply, await listRegisteredUsers(db, request.query)),
  });
  app.route({
    ...route(staffAccountsApi.removeUser),
    handler: async ({ params: { id }, staff: by }, reply) => {
      await removeRegisteredUser(db, { id, by });
      return reply.code(204).send();
    },
  });
  app.route({
    ...route(staffAccountsApi.passwords),
    handler: async (request, reply) => sendPage(request, reply, await listPasswordEntries(db, request.query)),
  });
  app.route({
    ...route(staffAccountsApi.setPassword),
    handler: ({ body: request, staff: by }) => setMemberPassword(db, { request, by }),
  });
}
