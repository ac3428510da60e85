import { staffApi } from "#contract/staff.ts";
import { type App, route } from "#server/http/route.ts";
import { asStaffCheck } from "./staff-sessions.service.ts";

export async function staffRoutes(app: App) {
  app.route({ ...route(staffApi.check), handler: async (request) => asStaffCheck(await request.findStaff()) });
}
