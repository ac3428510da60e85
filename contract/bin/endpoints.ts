import { endpoints } from "#contract/endpoint.ts";
import type { binCalls } from "./schemas.ts";

export const binApi = endpoints<typeof binCalls>({
  list: "GET /api/admin/bin",
  restore: "POST /api/admin/bin/:id/restore",
  restoreMany: "POST /api/admin/bin/restore",
  discard: "DELETE /api/admin/bin/:id",
});
