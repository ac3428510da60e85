import { lockdownApi } from "#contract/lockdown.ts";
import { merchApi } from "#contract/merch.ts";
import { publicAnswer } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { isSwitchOn } from "./switches.service.ts";

export async function switchesRoutes(app: App) {
  app.route({
    ...route(lockdownApi.get),
    handler: publicAnswer(["switches"], async () => ({ isLocked: await isSwitchOn(app.db, "lockdown") })),
  });
  app.route({
    ...route(merchApi.links),
    handler: publicAnswer(["switches"], async () => ({ isEnabled: await isSwitchOn(app.db, "merch-links") })),
  });
}
