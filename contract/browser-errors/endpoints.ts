import { endpoints } from "#contract/endpoint.ts";
import type { browserErrorsCalls } from "./schemas.ts";

export const browserErrorsApi = endpoints<typeof browserErrorsCalls>({
  report: "POST /api/errors",
});
