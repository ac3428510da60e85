import { endpoints } from "#contract/endpoint.ts";
import type { merchCalls } from "./schemas.ts";

export const merchApi = endpoints<typeof merchCalls>({
  links: "GET /api/merchandise-links",
});
