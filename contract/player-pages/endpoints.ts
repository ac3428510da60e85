import { endpoints } from "#contract/endpoint.ts";
import type { playerPagesCalls } from "./schemas.ts";

export const playerPagesApi = endpoints<typeof playerPagesCalls>({
  list: "GET /api/player-pages",
  get: "GET /api/player-pages/:slug",
});
