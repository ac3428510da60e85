import { endpoints } from "#contract/endpoint.ts";
import type { calendarCalls } from "./schemas.ts";

export const calendarApi = endpoints<typeof calendarCalls>({
  events: "GET /api/calendar/events",
  create: "POST /api/calendar/events",
  update: "PUT /api/calendar/events/:id",
  remove: "DELETE /api/calendar/events/:id",
  restore: "POST /api/calendar/events/:id/restore",
  report: "POST /api/calendar/events/:id/report",
  upcoming: "GET /api/calendar/upcoming",
  schedule: "GET /api/schedule",
  subscription: "GET /api/calendar/subscription",
  subscribe: "POST /api/calendar/subscription",
  unsubscribe: "DELETE /api/calendar/subscription",
});
