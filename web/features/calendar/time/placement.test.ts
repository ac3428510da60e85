import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { startOfDay } from "#web/ui/format/clock.ts";
import { weeksOf } from "./days.ts";
import { exampleEvent } from "./example-event.ts";
import { daysOf, placeEvents, rangeOf } from "./placement.ts";
import { timeOn } from "./wording.ts";

const london = "Europe/London";
const losAngeles = "America/Los_Angeles";
const tokyo = "Asia/Tokyo";
const everywhere = [london, losAngeles, tokyo];

const eventOf = (id: string, startDate: string, endDate: string, isAllDay = false): CalendarEvent => ({
  ...exampleEvent,
  id,
  startDate,
  endDate,
  isAllDay,
});

const march = weeksOf("2026-03", "Sunday").flat();
const october = weeksOf("2026-10", "Sunday").flat();
const daysWith = (event: CalendarEvent, days: string[], zone: string) =>
  [...placeEvents([event], days, zone)].filter(([, events]) => events.length > 0).map(([day]) => day);

describe("on 29 March 2026, when London switches to summer time", () => {
  const aroundTheChange = eventOf("night", "2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z");

  test("a scrim across the change is on the day in each viewer's own zone", () => {
    expect(daysWith(aroundTheChange, march, london)).toEqual(["2026-03-29"]);
    expect(daysWith(aroundTheChange, march, losAngeles)).toEqual(["2026-03-28"]);
    expect(daysWith(aroundTheChange, march, tokyo)).toEqual(["2026-03-29"]);
    expect(timeOn("2026-03-29", aroundTheChange, london)).toBe("00:30");
    expect(timeOn("2026-03-28", aroundTheChange, losAngeles)).toBe("17:30");
    expect(timeOn("2026-03-29", aroundTheChange, tokyo)).toBe("09:30");
  });

  test("an evening in London is the next morning in Tokyo", () => {
    const evening = eventOf("evening", "2026-03-29T19:00:00Z", "2026-03-29T21:00:00Z");
    expect(daysWith(evening, march, london)).toEqual(["2026-03-29"]);
    expect(timeOn("2026-03-29", evening, london)).toBe("20:00");
    expect(daysWith(evening, march, losAngeles)).toEqual(["2026-03-29"]);
    expect(timeOn("2026-03-29", evening, losAngeles)).toBe("12:00");
    expect(daysWith(evening, march, tokyo)).toEqual(["2026-03-30"]);
    expect(timeOn("2026-03-30", evening, tokyo)).toBe("04:00");
  });
});

describe("on 25 October 2026, when London switches to winter time", () => {
  test("an event in the repeated hour is on the day in each viewer's own zone", () => {
    const second = eventOf("second", "2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z");
    expect(daysWith(second, october, london)).toEqual(["2026-10-25"]);
    expect(timeOn("2026-10-25", second, london)).toBe("01:30");
    expect(daysWith(second, october, losAngeles)).toEqual(["2026-10-24"]);
    expect(timeOn("2026-10-24", second, losAngeles)).toBe("18:30");
    expect(daysWith(second, october, tokyo)).toEqual(["2026-10-25"]);
    expect(timeOn("2026-10-25", second, tokyo)).toBe("10:30");
  });

  test("a late evening after the change stays on its day", () => {
    const late = eventOf("late", "2026-10-25T23:30:00Z", "2026-10-25T23:59:00Z");
    expect(daysWith(late, october, london)).toEqual(["2026-10-25"]);
  });
});

test.each(everywhere)("an all-day event is on the same days in %s, even when the clocks change", (zone) => {
  const weekend = eventOf("weekend", "2026-03-28T00:00:00.000Z", "2026-03-29T00:00:00.000Z", true);
  expect(daysWith(weekend, march, zone)).toEqual(["2026-03-28", "2026-03-29"]);
  const sunday = eventOf("sunday", "2026-10-25T00:00:00.000Z", "2026-10-25T00:00:00.000Z", true);
  expect(daysWith(sunday, october, zone)).toEqual(["2026-10-25"]);
});

test("an event over several days is on each of them, but not on the day it ends at midnight", () => {
  const bootcamp = eventOf("bootcamp", "2026-03-27T18:00:00Z", "2026-03-29T23:00:00Z");
  expect(daysOf(bootcamp, london)).toEqual({ first: "2026-03-27", last: "2026-03-29" });
  expect(daysWith(bootcamp, march, london)).toEqual(["2026-03-27", "2026-03-28", "2026-03-29"]);
  expect(daysOf(bootcamp, tokyo).last).toBe("2026-03-30");
  expect(timeOn("2026-03-27", bootcamp, london)).toBe("18:00");
  expect(timeOn("2026-03-28", bootcamp, london)).toBe("All day");
  expect(timeOn("2026-03-29", bootcamp, london)).toBe("All day");
  expect(timeOn("2026-03-30", bootcamp, tokyo)).toBe("to 08:00");
});

test("an event that starts before the month or ends after it is on the days between", () => {
  const season = eventOf("season", "2026-01-01T00:00:00.000Z", "2026-12-31T00:00:00.000Z", true);
  expect(daysWith(season, march, london)).toEqual(march);
  expect(daysWith(eventOf("past", "2026-01-01T10:00:00Z", "2026-01-02T10:00:00Z"), march, london)).toEqual([]);
});

test("an event without a length is on its day, even at midnight", () => {
  const moment = eventOf("moment", "2026-03-10T00:00:00Z", "2026-03-10T00:00:00Z");
  expect(daysWith(moment, march, london)).toEqual(["2026-03-10"]);
});

test("a day shows all-day events first, then by start, with those that run since before", () => {
  const events = [
    eventOf("late", "2026-03-10T20:00:00Z", "2026-03-10T21:00:00Z"),
    eventOf("early", "2026-03-10T09:00:00Z", "2026-03-10T10:00:00Z"),
    eventOf("whole", "2026-03-10T00:00:00.000Z", "2026-03-10T00:00:00.000Z", true),
    eventOf("since", "2026-03-09T20:00:00Z", "2026-03-10T21:00:00Z"),
    eventOf("camp", "2026-03-10T10:00:00Z", "2026-03-12T10:00:00Z"),
    eventOf("night", "2026-03-10T22:00:00Z", "2026-03-11T01:00:00Z"),
  ];
  const shown = placeEvents(events, march, london).get("2026-03-10");
  expect(shown?.map(({ id }) => id)).toEqual(["whole", "since", "early", "camp", "late", "night"]);
});

test.each(everywhere)("the server is asked for whole days in %s", (zone) => {
  const { from, to } = rangeOf(october, zone);
  expect(Date.parse(from)).toBe(startOfDay("2026-09-27", zone));
  expect(Date.parse(to)).toBe(startOfDay("2026-11-08", zone) - 1);
});
