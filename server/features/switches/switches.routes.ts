import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { lockdownAdminCalls } from "#contract/lockdown/admin/schemas.ts";
import { lockdownApi } from "#contract/lockdown/endpoints.ts";
import { lockdownCalls } from "#contract/lockdown/schemas.ts";
import { merchAdminApi } from "#contract/merch/admin/endpoints.ts";
import { merchAdminCalls } from "#contract/merch/admin/schemas.ts";
import { merchApi } from "#contract/merch/endpoints.ts";
import { merchCalls } from "#contract/merch/schemas.ts";
import { publicResponse } from "#server/cache/public-responses.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { isSwitchOn, setSwitch } from "./switches.service.ts";

const lockdownRoutes = routesOf(lockdownApi, lockdownCalls);
const lockdownAdminRoutes = routesOf(lockdownAdminApi, lockdownAdminCalls);
const merchRoutes = routesOf(merchApi, merchCalls);
const merchAdminRoutes = routesOf(merchAdminApi, merchAdminCalls);

export async function switchesRoutes(app: App) {
  const { db } = app;
  const lockdown = async () => ({ isLocked: await isSwitchOn(db, "lockdown") });
  const merchLinks = async () => ({ isEnabled: await isSwitchOn(db, "merch-links") });

  const config = { ...lockdownRoutes.get.config, isOpenWhenLocked: true, isAlwaysServed: true } as const;
  app.route({ ...lockdownRoutes.get, config, handler: publicResponse(lockdown) });
  app.route({ ...lockdownAdminRoutes.getForStaff, handler: lockdown });
  app.route({
    ...lockdownAdminRoutes.set,
    handler: async ({ body, staff }) => {
      await setSwitch(db, { name: "lockdown", isOn: body.isLocked, by: staff });
      return body;
    },
  });

  app.route({ ...merchRoutes.links, handler: publicResponse(merchLinks) });
  app.route({ ...merchAdminRoutes.linksForStaff, handler: merchLinks });
  app.route({
    ...merchAdminRoutes.setLinks,
    handler: async ({ body, staff }) => {
      await setSwitch(db, { name: "merch-links", isOn: body.isEnabled, by: staff });
      return body;
    },
  });
}
