import { endpoints } from "#contract/endpoint.ts";
import type { pointsAdminCalls } from "./schemas.ts";

export const pointsAdminApi = endpoints<typeof pointsAdminCalls>({
  allItems: "GET /api/admin/points/items",
  createItem: "POST /api/admin/points/items",
  updateItem: "PATCH /api/admin/points/items/:id",
  changeItems: "POST /api/admin/points/items/bulk",
  removeItem: "DELETE /api/admin/points/items/:id",
  users: "GET /api/admin/points/users",
  held: "GET /api/admin/points/held",
  leaderboard: "GET /api/admin/points/leaderboard",
  adjust: "PATCH /api/admin/points/users/:id",
  allTransactions: "GET /api/admin/points/transactions",
  allRedemptions: "GET /api/admin/points/redemptions",
  resolveMany: "POST /api/admin/points/redemptions/bulk",
  resolve: "PATCH /api/admin/points/redemptions/:id",
});
