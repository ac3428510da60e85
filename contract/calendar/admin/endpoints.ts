import { endpoints } from "#contract/endpoint.ts";
import type { calendarAdminCalls } from "./schemas.ts";

export const calendarAdminApi = endpoints<typeof calendarAdminCalls>({
  allEvents: "GET /api/admin/calendar/events",
  nextEvents: "GET /api/admin/calendar/next",
  makePrivate: "POST /api/admin/calendar/events/:id/make-private",
  users: "GET /api/admin/calendar/users",
  eventsOfUser: "GET /api/admin/calendar/users/:type/:id",
  createForUser: "POST /api/admin/calendar/users/:type/:id",
});
