import { endpoints } from "#contract/endpoint.ts";
import type { auditLogCalls } from "./schemas.ts";

export const auditLogApi = endpoints<typeof auditLogCalls>({
  list: "GET /api/admin/audit-log",
});
