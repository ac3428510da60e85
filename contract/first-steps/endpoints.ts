import { endpoints } from "#contract/endpoint.ts";
import type { firstStepsCalls } from "./schemas.ts";

export const firstStepsApi = endpoints<typeof firstStepsCalls>({
  get: "GET /api/admin/first-steps",
  removeDemonstration: "DELETE /api/admin/demonstration",
  favicon: "POST /api/admin/favicon",
  removeFavicon: "DELETE /api/admin/favicon",
});
