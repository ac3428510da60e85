import { endpoints } from "#contract/endpoint.ts";
import type { pointsCalls } from "./schemas.ts";

export const pointsApi = endpoints<typeof pointsCalls>({
  summary: "GET /api/points/me",
  transactions: "GET /api/points/transactions",
  redemptions: "GET /api/points/redemptions",
  items: "GET /api/points/items",
  redeem: "POST /api/points/redeem",
});
