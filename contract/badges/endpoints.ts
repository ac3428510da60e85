import { endpoints } from "#contract/endpoint.ts";
import type { badgesCalls } from "./schemas.ts";

export const badgesApi = endpoints<typeof badgesCalls>({
  get: "GET /api/admin/badges",
});
