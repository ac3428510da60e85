import { endpoints } from "#contract/endpoint.ts";
import type { uploadsCalls } from "./schemas.ts";

export const uploadsApi = endpoints<typeof uploadsCalls>({
  create: "POST /api/admin/uploads",
});
