import type { CalendarEvent } from "#contract/calendar/schemas.ts";

export const exampleEvent: CalendarEvent = {
  id: "01990000-0000-7000-8000-000000000001",
  title: "Scrim",
  description: "",
  startDate: "2026-03-28T19:00:00.000Z",
  endDate: "2026-03-29T01:30:00.000Z",
  isAllDay: false,
  color: "#f59e0b",
  category: "scrim",
  priority: "normal",
  location: "Online",
  isPublic: true,
  isByStaff: false,
  privateReason: null,
  createdBy: "Sam Sample",
  createdById: "01990000-0000-7000-8000-000000000002",
  version: 3,
};
