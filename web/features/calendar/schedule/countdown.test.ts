import { expect, test } from "vitest";
import { countdownTo } from "./countdown.ts";

const zone = "Pacific/Auckland";
const match = { startDate: "2026-11-28T18:00:00.000Z", isAllDay: false };
const allDay = { startDate: "2026-11-28T00:00:00.000Z", isAllDay: true };

test.each([
  ["2026-11-18T18:00:00Z", "In 10 days"],
  ["2026-11-26T17:59:00Z", "In 2 days"],
  ["2026-11-26T18:01:00Z", "In 47 hours"],
  ["2026-11-28T16:00:00Z", "In 2 hours"],
  ["2026-11-28T16:00:01Z", "In 120 minutes"],
  ["2026-11-28T17:59:30Z", "In 1 minute"],
  ["2026-11-28T18:00:00Z", "On now"],
])("at %s it says %s", (moment, words) => {
  expect(countdownTo(match, zone, Date.parse(moment))).toBe(words);
});

test.each([
  ["2026-11-26T10:59:00Z", "In 2 days"],
  ["2026-11-26T11:00:00Z", "Tomorrow"],
  ["2026-11-27T11:00:00Z", "On now"],
])("an all-day event goes by the team's midnights: at %s it says %s", (moment, words) => {
  expect(countdownTo(allDay, zone, Date.parse(moment))).toBe(words);
});
