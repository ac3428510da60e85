import type { Feature } from "#server/feature.ts";
import { auditLogRoutes } from "#server/features/audit-log/audit-log.routes.ts";
import { purgeAuditLog } from "#server/features/audit-log/audit-log.service.ts";
import { exportAuditLog } from "#server/features/audit-log/personal-entries.service.ts";
import { purgeRefusals } from "#server/features/audit-log/refusals.service.ts";
import { daily, hourly } from "#server/jobs/schedules.ts";

export const auditLogFeature: Feature = {
  routes: [auditLogRoutes],
  jobs: [
    { name: "purge audit log", schedule: daily, run: purgeAuditLog },
    { name: "purge refusals", schedule: hourly, run: purgeRefusals },
  ],
  personal: {
    audit_log: { title: "Changes by you, and by staff to your data", erased: "set null", export: exportAuditLog },
  },
};
