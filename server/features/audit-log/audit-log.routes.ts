import { auditLogApi } from "#contract/audit-log.ts";
import { sendPage } from "#server/http/paging.ts";
import { type App, route } from "#server/http/route.ts";
import { listAuditLog } from "./audit-log.service.ts";

export async function auditLogRoutes(app: App) {
  app.route({
    ...route(auditLogApi.list),
    handler: async (request, reply) => sendPage(request, reply, await listAuditLog(app.db, request.query)),
  });
}
