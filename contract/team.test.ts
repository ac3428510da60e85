import { expect, test } from "vitest";
import { team } from "#team.config.ts";
import { Team } from "./team.ts";

test("the team that ships is complete", () => {
  expect(Team.safeParse(team).error?.issues).toBeUndefined();
});

test("the leaders on the about page are the chiefs on the management page", () => {
  const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);
  expect(names(team.about.leadership)).toEqual(names(team.management.chiefs));
});

test.each([
  ["wordmark", "Flawless", "Please enter 2 to 12 capital letters or figures"],
  ["founded", "July 2022", "Please enter a month such as 2022-07"],
  ["timeZone", "Europe/Olso", "Please enter a time zone such as Europe/London"],
  ["timeZone", "+02:00", "Please enter a time zone such as Europe/London"],
  ["timeZone", "Etc/Unknown", "Please enter a time zone such as Europe/London"],
])("a wrong %s is named with what to enter instead", (field, value, message) => {
  const [issue] = Team.safeParse({ ...team, [field]: value }).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([[field], message]);
});
