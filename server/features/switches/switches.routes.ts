import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { lockdownCalls } from "#contract/lockdown/schemas.ts";
import { merchApi } from "#contract/merch/endpoints.ts";
import { merchCalls } from "#contract/merch/schemas.ts";
import { publicAnswer } from "#server/http/public-answers.ts";
import { type App, routesOf } from "#server/http/route.ts";
import { isSwitchOn, setSwitch } from "./switches.service.ts";

const lockdownRoutes = routesOf(lockdownApi, lockdownCalls);
const merchRoutes = routesOf(merchApi, merchCalls);

export async function switchesRoutes(app: App) {
  const { db } = app;
  const lockdown = async () => ({ isLocked: await isSwitchOn(db, "lockdown") });
  const merchLinks = async () => ({ isEnabled: await isSwitchOn(db, "merch-links") });

  app.route({ ...lockdownRoutes.get, handler: publicAnswer(["switches"], lockdown) });
  app.route({ ...lockdownRoutes.getForStaff, handler: lockdown });
  app.route({
    ...lockdownRoutes.set,
    handler: async ({ body, staff }) => {
      await setSwitch(db, { name: "lockdown", isOn: body.isLocked, by: staff });
      return body;
    },
  });

  app.route({ ...merchRoutes.links, handler: publicAnswer(["switches"], merchLinks) });
  app.route({ ...merchRoutes.linksForStaff, handler: merchLinks });
  app.route({
    ...merchRoutes.setLinks,
    handler: async ({ body, staff }) => {
      await setSwitch(db, { name: "merch-links", isOn: body.isEnabled, by: staff });
      return body;
    },
  });
}
