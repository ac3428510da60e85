import { lockdownApi } from "#contract/lockdown.ts";
import { merchApi } from "#contract/merch.ts";
import { publicAnswer } from "#server/http/public-answers.ts";
import { type App, route } from "#server/http/route.ts";
import { isSwitchOn, setSwitch } from "./switches.service.ts";

export async function switchesRoutes(app: App) {
  const { db } = app;
  const lockdown = async () => ({ isLocked: await isSwitchOn(db, "lockdown") });
  const merchLinks = async () => ({ isEnabled: await isSwitchOn(db, "merch-links") });

  app.route({ ...route(lockdownApi.get), handler: publicAnswer(["switches"], lockdown) });
  app.route({ ...route(lockdownApi.getForStaff), handler: lockdown });
  app.route({
    ...route(lockdownApi.set),
    handler: async ({ body, staff }) => {
      await setSwitch(db, { name: "lockdown", isOn: body.isLocked, by: staff });
      return body;
    },
  });

  app.route({ ...route(merchApi.links), handler: publicAnswer(["switches"], merchLinks) });
  app.route({ ...route(merchApi.linksForStaff), handler: merchLinks });
  app.route({
    ...route(merchApi.setLinks),
    handler: async ({ body, staff }) => {
      await setSwitch(db, { name: "merch-links", isOn: body.isEnabled, by: staff });
      return body;
    },
  });
}
