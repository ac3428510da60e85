import { auditLogFilePath } from "#contract/audit-log/constants.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { type AuditEntry, auditLogCalls } from "#contract/audit-log/schemas.ts";
import { sendCsv } from "#server/routing/csv-file.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { listAuditLog } from "./audit-entries.service.ts";
import { makeChange } from "./audit-log.service.ts";

const routes = routesOf(auditLogApi, auditLogCalls);

export async function auditLogRoutes(app: App) {
  app.route({
    ...routes.list,
    handler: async (request, reply) =>
      sendPage(request, reply, await listAuditLog(app.db, { ...request.query, timeZone: app.team.timeZone })),
  });
  app.get(
    auditLogFilePath,
    { config: { access: "staff:server:read" }, schema: { hide: true, querystring: auditLogCalls.list.query } },
    async ({ query, staff: by }, reply) => {
      await makeChange(app.db, by, async (_tx, { record }) =>
        record({ action: "audit-log.export", target: "audit log" }),
      );
      return sendCsv(reply, {
        name: "audit-log",
        columns,
        read: (cursor) => listAuditLog(app.db, { ...query, timeZone: app.team.timeZone, cursor, limit: 100 }),
      });
    },
  );
}

const columns = {
  When: ({ at }) => at,
  Who: ({ actor }) => actor,
  "Kind of person": ({ actorType }) => actorType,
  Action: ({ action }) => action,
  "What it was about": ({ target }) => target,
  Before: ({ before }) => asText(before),
  After: ({ after }) => asText(after),
  "IP address": ({ ipAddress }) => ipAddress,
} satisfies Record<string, (entry: AuditEntry) => string | null>;

const asText = (value: AuditEntry["before"]) => (value === null ? null : JSON.stringify(value));
