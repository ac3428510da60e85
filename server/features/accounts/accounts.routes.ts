import { accountsApi } from "#contract/accounts.ts";
import { type App, route } from "#server/http/route.ts";
import { asMember } from "./member-sessions.service.ts";

export async function accountsRoutes(app: App) {
  app.route({ ...route(accountsApi.me), handler: async ({ member }) => asMember(member) });
}
