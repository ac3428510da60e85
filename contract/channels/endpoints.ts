import { endpoints } from "#contract/endpoint.ts";
import type { channelsCalls } from "./schemas.ts";

export const channelsApi = endpoints<typeof channelsCalls>({
  list: "GET /api/admin/channels",
  connect: "PUT /api/admin/channels/:platform",
  disconnect: "DELETE /api/admin/channels/:platform",
  test: "POST /api/admin/channels/:platform/test",
  decideDrop: "POST /api/admin/channels/:platform/drop",
});
