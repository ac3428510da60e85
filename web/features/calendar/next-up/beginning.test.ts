import { expect, test } from "vitest";
import { beginningOf, isAhead, whenOf } from "./beginning.ts";

const london = "Europe/London";
const evening = { startDate: "2026-07-03T17:30:00.000Z", endDate: "2026-07-03T20:00:00.000Z", isAllDay: false };
const allDay = (last: string) => ({
  startDate: "2026-11-28T00:00:00.000Z",
  endDate: `${last}T00:00:00.000Z`,
  isAllDay: true,
});

test("an event begins at the zone's own time, on the zone's own day", () => {
  expect(beginningOf(evening, london)).toEqual({ day: "Fri 3 Jul 2026", time: "18:30" });
  expect(beginningOf(evening, "Pacific/Auckland")).toEqual({ day: "Sat 4 Jul 2026", time: "05:30" });
});

test("an all-day event has the same days in every zone, and no time", () => {
  for (const zone of [london, "America/Los_Angeles", "Pacific/Auckland"])
    expect(beginningOf(allDay("2026-11-28"), zone)).toEqual({ day: "Sat 28 Nov 2026", time: "all day" });
  expect(beginningOf(allDay("2026-11-29"), london).time).toBe("to Sun 29 Nov 2026");
});

test("a time on its own says where it applies", () => {
  expect(whenOf(evening, london)).toBe("Fri 3 Jul 2026, 18:30 in London");
  expect(whenOf(allDay("2026-11-28"), london)).toBe("Sat 28 Nov 2026, all day");
});

test("an event under way is still listed as next, and one that is over isn't", () => {
  const at = (moment: string) => ({ at: Date.parse(moment), day: moment.slice(0, 10) });
  expect(isAhead(evening, at("2026-07-03T19:59:00Z"))).toBe(true);
  expect(isAhead(evening, at("2026-07-03T20:01:00Z"))).toBe(false);
  expect(isAhead(allDay("2026-11-29"), at("2026-11-29T23:00:00Z"))).toBe(true);
  expect(isAhead(allDay("2026-11-29"), at("2026-11-30T00:00:00Z"))).toBe(false);
});
