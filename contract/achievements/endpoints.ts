import { endpoints } from "#contract/endpoint.ts";
import type { achievementsCalls } from "./schemas.ts";

export const achievementsApi = endpoints<typeof achievementsCalls>({
  list: "GET /api/achievements",
  totals: "GET /api/achievements/totals",
  results: "GET /api/results",
  resultTotals: "GET /api/results/totals",
  result: "GET /api/results/:id",
});
