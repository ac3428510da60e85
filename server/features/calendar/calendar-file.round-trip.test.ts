import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { eventCategories, eventCategoryLabels } from "#contract/calendar/constants.ts";
import { CreateEventRequest } from "#contract/calendar/forms.ts";
import { CalendarEvent } from "#contract/calendar/schemas.ts";
import { calendarFile } from "./icalendar.format.ts";

const updatedAt = new Date("2026-01-01T00:00:00Z");
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Around the hours that clocks skip or repeat in Europe and America, and some others. */
const moments = [
  "2026-03-29T00:30:00Z",
  "2026-03-29T01:00:00Z",
  "2026-10-25T00:30:00Z",
  "2026-10-25T01:00:00Z",
  "2026-03-08T07:30:00Z",
  "2026-11-01T06:30:00Z",
  "2028-02-29T23:59:00Z",
  "2026-12-31T23:59:59Z",
].map((moment) => Date.parse(moment));
const start = fc.oneof(
  fc.constantFrom(...moments),
  fc.integer({ min: Date.parse("2000-01-01T00:00:00Z"), max: Date.parse("2098-12-31T23:59:59Z") }),
);
/** What a calendar file has to escape or fold: its own signs, line breaks, and letters of several bytes. */
const letters = fc.oneof(
  fc.constantFrom(",", ";", ":", "\\", '"', "\\n", "\\,", "END:VEVENT", "=", "^n", " ", "ü", "🏔", "e\u0301", "日本"),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const line = fc.array(letters, { maxLength: 40 }).map((parts) => parts.join(""));
const lines = fc.array(line, { maxLength: 5 }).map((parts) => parts.join("\n"));

/** Any event that the site accepts, as it is then stored. */
const anyEvent = fc
  .record({
    title: line,
    description: lines,
    location: line,
    start,
    lengthMs: fc.oneof(fc.constantFrom(0, minuteMs, dayMs, 366 * dayMs), fc.integer({ min: 0, max: 366 * dayMs })),
    isAllDay: fc.boolean(),
    category: fc.constantFrom(...eventCategories),
    version: fc.integer({ min: 1, max: 2_147_483_647 }),
    id: fc.uuid(),
  })
  .map(({ start, lengthMs, version, id, ...typed }) => ({
    id,
    version,
    ...typed,
    ...spanOf(start, lengthMs, typed.isAllDay),
  }))
  .map(({ id, version, ...typed }) => ({ id, version, taken: CreateEventRequest.safeParse(typed) }))
  .filter(({ taken }) => taken.success)
  .map(({ id, version, taken }) =>
    CalendarEvent.parse({
      id,
      version,
      ...taken.data,
      isPublic: true,
      isByStaff: false,
      privateReason: null,
      createdBy: null,
      createdById: null,
    }),
  );

function spanOf(from: number, lengthMs: number, isAllDay: boolean) {
  const unit = isAllDay ? dayMs : 1000; // a file only has whole seconds
  const begin = Math.floor(from / unit) * unit;
  const end = Math.floor((from + lengthMs) / unit) * unit;
  return { startDate: new Date(begin).toISOString(), endDate: new Date(end).toISOString() };
}

/** Returns an event as a calendar program understands it, in our own terms. */
function understood(component: ICAL.Component) {
  const event = new ICAL.Event(component);
  const { startDate, endDate } = event;
  const isAllDay = startDate.isDate;
  const lastMs = endDate.toUnixTime() * 1000 - (isAllDay ? dayMs : 0);
  return {
    uid: event.uid,
    sequence: event.sequence,
    title: event.summary,
    description: event.description ?? "",
    location: event.location ?? "",
    category: component.getFirstPropertyValue("categories"),
    isAllDay,
    zones: [startDate.zone.tzid, endDate.zone.tzid],
    start: new Date(startDate.toUnixTime() * 1000).toISOString(),
    last: new Date(lastMs).toISOString(),
  };
}

const meant = ({
  id,
  version,
  title,
  description,
  location,
  category,
  isAllDay,
  startDate,
  endDate,
}: CalendarEvent) => ({
  uid: `${id}@summit.example`,
  sequence: version - 1,
  title,
  description,
  location,
  category: eventCategoryLabels[category],
  isAllDay,
  zones: isAllDay ? ["floating", "floating"] : ["UTC", "UTC"],
  start: new Date(startDate).toISOString(),
  last: new Date(endDate).toISOString(),
});

test("a calendar program reads every event's text, days, times, identity and edits as they were meant", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 5 }), async (made) => {
      const events = made.map((event) => ({ ...event, updatedAt }));
      const file = await calendarFile({ name: "Summit", siteUrl: "https://summit.example", events });
      expect(file.split("\r\n").filter((each) => Buffer.byteLength(each) > 75)).toEqual([]);
      expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
      const found = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map(understood);
      expect(found).toEqual(events.map(meant));
    }),
    { numRuns: 300 },
  );
});
