import { accountsApi } from "#contract/accounts.ts";
import { notSignedIn } from "#server/errors.ts";
import { type App, route } from "#server/http/route.ts";

export async function accountsRoutes(app: App) {
  app.route({
    ...route(accountsApi.me),
    handler: async () => {
      throw notSignedIn();
    },
  });
}
