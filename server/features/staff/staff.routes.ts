import { staffApi } from "#contract/staff.ts";
import { type App, route } from "#server/http/route.ts";

export async function staffRoutes(app: App) {
  app.route({ ...route(staffApi.check), handler: async () => ({ isAdmin: false as const }) });
}
