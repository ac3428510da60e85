import ical, { ICalEventBusyStatus } from "ical-generator";
import type { CalendarEvent } from "#contract/calendar.ts";
import { eventCategoryLabels } from "#contract/calendar.ts";

type File = { name: string; siteUrl: string; events: CalendarEvent[] };

/** How often calendar programs should ask again. */
const refreshSeconds = 3600;
const dayMs = 86_400_000;

/**
 * Events as an iCalendar file (RFC 5545). An event keeps its UID over all its edits, and its version tells programs which
 * is newer. Moments are written in UTC, so that every program shows them in its own zone; all-day events are dates.
 */
export function calendarFile({ name, siteUrl, events }: File): string {
  const { hostname } = new URL(siteUrl);
  const calendar = ical({ name, ttl: refreshSeconds, prodId: { company: name, product: "calendar", language: "EN" } });
  for (const event of events) {
    const { startDate, endDate, isAllDay } = event;
    const end = new Date(endDate);
    calendar.createEvent({
      id: `${event.id}@${hostname}`,
      sequence: event.version - 1,
      summary: event.title,
      description: event.description || null,
      location: event.location || null,
      allDay: isAllDay,
      start: new Date(startDate),
      end: isAllDay ? new Date(end.getTime() + dayMs) : end, // a file names the day after the last one
      categories: [{ name: eventCategoryLabels[event.category] }],
      busystatus: isAllDay ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    });
  }
  return calendar.toString();
}
