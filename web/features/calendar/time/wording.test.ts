import { expect, test } from "vitest";
import { exampleEvent as evening } from "./example-event.ts";
import { countOfEvents, inTeamZone, nameOfDay, placeOf, spanFrom, spanOf } from "./wording.ts";

const london = "Europe/London";
const clocksIn = (zone: string) => ({ zone, teamZone: london, today: "2026-03-20", hour: 12 });

test("a day is written with its weekday, and with the year if it is another", () => {
  expect(nameOfDay("2026-03-29", "2026-03-20")).toBe("Sunday 29 March");
  expect(nameOfDay("2027-01-01", "2026-03-20")).toBe("Friday 1 January 2027");
});

test("start and end are in the viewer's zone, even across a change of clocks", () => {
  expect(spanOf(evening, clocksIn(london))).toEqual({
    starts: { own: "Saturday 28 March, 19:00", team: undefined },
    ends: { own: "Sunday 29 March, 02:30", team: undefined },
  });
});

test("a time that happens twice says which one is meant", () => {
  const night = { ...evening, startDate: "2026-10-25T00:30:00.000Z", endDate: "2026-10-25T01:30:00.000Z" };
  expect(spanOf(night, clocksIn(london))).toEqual({
    starts: { own: "Sunday 25 October, 01:30 before the clocks go back", team: undefined },
    ends: { own: "Sunday 25 October, 01:30 after the clocks go back", team: undefined },
  });
});

test("the team's time is added if it differs, with the day if that differs too", () => {
  expect(spanOf(evening, clocksIn("Asia/Tokyo"))).toEqual({
    starts: { own: "Sunday 29 March, 04:00", team: "Saturday 28 March, 19:00 in London" },
    ends: { own: "Sunday 29 March, 10:30", team: "02:30 in London" },
  });
  expect(spanOf(evening, clocksIn("America/Los_Angeles"))).toEqual({
    starts: { own: "Saturday 28 March, 12:00", team: "19:00 in London" },
    ends: { own: "Saturday 28 March, 18:30", team: "Sunday 29 March, 02:30 in London" },
  });
  expect(inTeamZone(Date.parse("2026-03-28T19:00:00Z"), clocksIn("Europe/Lisbon"))).toBeUndefined();
});

test.each([london, "Asia/Tokyo", "America/Los_Angeles"])("an all-day event shows only its dates in %s", (zone) => {
  const dates = { startDate: "2026-10-25T00:00:00.000Z", endDate: "2026-10-26T00:00:00.000Z", isAllDay: true };
  expect(spanOf({ ...evening, ...dates }, clocksIn(zone))).toEqual({
    starts: { own: "Sunday 25 October, all day", team: undefined },
    ends: { own: "Monday 26 October, all day", team: undefined },
  });
});

test("in a list that names it once, an event of several days says when it ends", () => {
  const camp = { ...evening, startDate: "2026-03-19T10:00:00.000Z", endDate: "2026-03-22T18:00:00.000Z" };
  const from = (day: string, event = camp) => spanFrom(day, event, clocksIn(london));
  expect(["2026-03-19", "2026-03-20", "2026-03-22"].map((day) => from(day))).toEqual([
    "10:00 until 22 March, 18:00",
    "All day until 22 March, 18:00",
    "until 18:00",
  ]);
  expect(from("2026-03-20", { ...camp, isAllDay: true })).toBe("All day until 22 March");
  expect(from("2026-03-22", { ...camp, isAllDay: true })).toBe("All day");
  expect(from("2026-03-19", { ...camp, endDate: "2026-03-21T00:00:00.000Z" })).toBe("10:00 until 20 March");
  expect(from("2026-03-19", { ...camp, endDate: "2026-03-19T11:00:00.000Z" })).toBe("10:00");
});

test("the number of events is written in words", () => {
  expect([0, 1, 4].map(countOfEvents)).toEqual(["no events", "1 event", "4 events"]);
});

test("an address where people meet online is named, and any other place is shown as it is", () => {
  expect(placeOf("https://meet.example/weekly")).toBe("Online");
  expect(placeOf(" HTTP://meet.example")).toBe("Online");
  expect(placeOf("www.meet.example")).toBe("Online");
  expect(placeOf("Example Hall, https://hall.example")).toBe("Example Hall, https://hall.example");
  expect(placeOf(null)).toBeNull();
});
