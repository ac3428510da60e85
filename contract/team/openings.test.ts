import { expect, test } from "vitest";
import type { Team } from "#contract/team.ts";
import { team } from "#team.config.ts";
import { isRecruiting, openingOf } from "./openings.ts";
import { onItsDay, wrongDays } from "./post-days.ts";

const opens = "2027-06-01";
const closes = "2027-06-30";
const summer = { isOpen: true, opens, closes };

test.each([
  ["2027-05-31", { is: "upcoming", from: opens }],
  ["2027-06-01", { is: "open", until: closes }],
  ["2027-06-30", { is: "open", until: closes }],
  ["2027-07-01", { is: "closed" }],
])("a post that opens on 1 June and closes on 30 June is on %s: %j", (day, opening) => {
  expect(openingOf(summer, day)).toEqual(opening);
  const then = onItsDay(summer, day);
  expect(openingOf(then)).toEqual(opening);
  expect(openingOf(then, day)).toEqual(opening);
});

test("facts as on one day are right on the days after it", () => {
  const before = onItsDay(summer, "2027-05-31");
  const during = onItsDay(summer, "2027-06-30");
  expect(openingOf(before, "2027-06-01")).toEqual({ is: "open", until: closes });
  expect(openingOf(before, "2027-07-01")).toEqual({ is: "closed" });
  expect(openingOf(during, "2027-07-01")).toEqual({ is: "closed" });
});

test("without days a post is open, and switched off it's closed whatever its days say", () => {
  expect(openingOf({ isOpen: true, opens: "", closes: "" }, "2999-01-01")).toEqual({ is: "open" });
  expect(openingOf({ isOpen: true, opens }, "2999-01-01")).toEqual({ is: "open" });
  expect(openingOf({ ...summer, isOpen: false }, "2027-06-15")).toEqual({ is: "closed" });
  expect(openingOf({ ...summer, isOpen: false }, "2027-01-01")).toEqual({ is: "closed" });
});

test("a last day before the first is wrong, and one day is enough", () => {
  expect(wrongDays({ opens: closes, closes: opens })).toBe("Please choose a last day that isn’t before the first");
  for (const days of [summer, { opens, closes: opens }, { opens }, { closes }, { opens: "", closes }, {}])
    expect(wrongDays(days)).toBeUndefined();
});

test("a team recruits while a post isn't closed, or it lists other roles", () => {
  const off = { ...team.join.moderator, isOpen: false };
  const soon = { ...team.join.moderator, opens: "2999-01-01" };
  const none = { ...team.join, moderator: off, management: off, roles: [] };
  const recruits = (join: Partial<Team["join"]>) => isRecruiting({ ...team, join: { ...none, ...join } });
  expect(recruits({})).toBe(false);
  expect(recruits({ management: soon })).toBe(true);
  expect(recruits({ roles: [{ title: "Coach", text: "Of the juniors." }] })).toBe(true);
});
