import ical, { ICalEventBusyStatus, type ICalEventData, ICalEventTransparency } from "ical-generator";
import { eventCategoryLabels } from "#contract/calendar/constants.ts";
import { inSlices } from "#server/platform/process/in-slices.ts";
import type { ListedEvent } from "./calendar.service.ts";

export const fileType = "text/calendar; charset=utf-8";

type File = { name: string; siteUrl: string; events: ListedEvent[] };

/** How often calendar programs should refresh. */
const refreshSeconds = 3600;
const dayMs = 86_400_000;
/** A thousand long events take a second. */
const sliceMs = 10;
const end = "END:VCALENDAR";

/**
 * Writes events as an iCalendar file (RFC 5545). An event keeps its UID through all edits, and its version tells programs which
 * is newer. Moments are in UTC, so that every program shows them in its own zone; all-day events are dates. The same events
 * always give the same file.
 */
export async function calendarFile({ name, siteUrl, events }: File): Promise<string> {
  const { hostname } = new URL(siteUrl);
  const prodId = { company: name, product: "calendar", language: "EN" };
  const calendar = ical({ name, ttl: refreshSeconds, prodId });
  const parts = [folded(calendar.toString().slice(0, -end.length))];
  await inSlices(events, sliceMs, (event) => {
    parts.push(folded(calendar.createEvent(entryOf(event, hostname)).toString()));
  });
  return [...parts, end].join("");
}

function entryOf(event: ListedEvent, hostname: string): ICalEventData {
  const { startDate, endDate, isAllDay, updatedAt } = event;
  const [starts, ends] = [new Date(startDate), new Date(endDate)];
  const hasLength = isAllDay || wholeSeconds(ends) > wholeSeconds(starts);
  return {
    id: `${event.id}@${hostname}`,
    sequence: event.version - 1,
    stamp: updatedAt,
    summary: event.title,
    description: event.description || null,
    location: event.location || null,
    allDay: isAllDay,
    start: starts,
    // a file names the day after the last one, and the standard allows no end that is also the start
    ...(hasLength && { end: isAllDay ? new Date(ends.getTime() + dayMs) : ends }),
    categories: [{ name: eventCategoryLabels[event.category] }],
    busystatus: isAllDay ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    transparency: isAllDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000); // a file has nothing finer

/** Folds long lines. The library does it letter by letter, which takes thirty times as long. */
const folded = (text: string) => text.split("\r\n").map(foldLine).join("\r\n");

/** A line has at most 75 bytes, and continued ones begin with a space. No character is split. */
const mostBytes = 75;

function foldLine(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= mostBytes) return line;
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = wholeCharacters(bytes, from + (from === 0 ? mostBytes : mostBytes - 1));
    lines.push(bytes.toString("utf8", from, to));
    from = to;
  }
  return lines.join("\r\n ");
}

/** Returns the last character boundary at or before this byte. */
function wholeCharacters(bytes: Buffer, at: number): number {
  let to = Math.min(at, bytes.length);
  while (to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80) to--;
  return to;
}
