import { endpoints } from "#contract/endpoint.ts";
import type { siteIconCalls } from "./schemas.ts";

export const siteIconApi = endpoints<typeof siteIconCalls>({
  get: "GET /api/site-icon",
});
