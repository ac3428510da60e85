import { expect, test } from "vitest";
import { inTeamTime, momentOfTeamTime, teamTimeOf } from "./schedule-time.ts";

test.each([
  ["in winter", "2026-12-01T18:00:00.000Z", "2026-12-01T18:00"],
  ["in summer", "2026-07-01T17:00:00.000Z", "2026-07-01T18:00"],
])("a time %s converts to the team's zone and back", (_when, moment, wall) => {
  expect(teamTimeOf(moment)).toBe(wall);
  expect(momentOfTeamTime(wall)).toBe(moment);
});

test("no time stays empty, and a time is written in words", () => {
  expect([teamTimeOf(null), momentOfTeamTime("")]).toEqual(["", null]);
  expect(inTeamTime("2026-07-01T17:00:00.000Z")).toBe("1 Jul 2026, 18:00");
});
