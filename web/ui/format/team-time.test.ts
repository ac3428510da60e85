import { expect, test } from "vitest";
import { momentOfTeamTime, teamTimeOf } from "./team-time.ts";

const zone = "Europe/London";

test.each([
  ["in winter", "2026-12-01T18:00:00.000Z", "2026-12-01T18:00"],
  ["in summer", "2026-07-01T17:00:00.000Z", "2026-07-01T18:00"],
])("a time %s converts to the team's zone and back", (_when, moment, wall) => {
  expect(teamTimeOf(moment, zone)).toBe(wall);
  expect(momentOfTeamTime(wall, zone)).toBe(moment);
});

test("no time stays empty", () => {
  expect([teamTimeOf(null, zone), momentOfTeamTime("", zone)]).toEqual(["", null]);
});
