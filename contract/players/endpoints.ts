import { endpoints } from "#contract/endpoint.ts";
import type { playersCalls } from "./schemas.ts";

export const playersApi = endpoints<typeof playersCalls>({
  list: "GET /api/players",
});
