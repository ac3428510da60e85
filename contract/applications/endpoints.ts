import { endpoints } from "#contract/endpoint.ts";
import type { applicationsCalls } from "./schemas.ts";

export const applicationsApi = endpoints<typeof applicationsCalls>({
  sendStaff: "POST /api/staff-applications",
  ownStaff: "GET /api/staff-applications/my",
  sendManagement: "POST /api/management-applications",
  ownManagement: "GET /api/management-applications/my",
});
