import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { auditLogCalls } from "#contract/audit-log/schemas.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { listAuditLog } from "./audit-entries.service.ts";

const routes = routesOf(auditLogApi, auditLogCalls);

export async function auditLogRoutes(app: App) {
  app.route({
    ...routes.list,
    handler: async (request, reply) => sendPage(request, reply, await listAuditLog(app.db, request.query)),
  });
}
