import { endpoints } from "#contract/endpoint.ts";
import type { discordCalls } from "./schemas.ts";

export const discordApi = endpoints<typeof discordCalls>({
  get: "GET /api/admin/discord",
  connect: "PUT /api/admin/discord",
  chooseChannel: "PATCH /api/admin/discord",
  test: "POST /api/admin/discord/test",
  disconnect: "DELETE /api/admin/discord",
});
