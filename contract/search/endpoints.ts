import { endpoints } from "#contract/endpoint.ts";
import type { searchCalls } from "./schemas.ts";

export const searchApi = endpoints<typeof searchCalls>({
  find: "GET /api/admin/search",
});
