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
  ["wordmark", "Summit", "Please enter 2 to 16 capital letters, figures or spaces"],
  ["founded", "July 2022", "Please enter a month such as 2022-07"],
  ["timeZone", "Europe/Olso", "Please enter a time zone such as Europe/London"],
  ["timeZone", "+02:00", "Please enter a time zone such as Europe/London"],
  ["timeZone", "Etc/Unknown", "Please enter a time zone such as Europe/London"],
])("a wrong %s is named with what to enter instead", (field, value, message) => {
  const [issue] = Team.safeParse({ ...team, [field]: value }).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([[field], message]);
});

test("each platform is listed once, and one that nobody knows is refused with those that are", () => {
  const x = { platform: "twitter", url: "https://twitter.example/summit" };
  const problemsOf = (socials: unknown) =>
    Team.safeParse({ ...team, socials }).error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(problemsOf([])).toBeUndefined();
  expect(problemsOf([x, { ...x, platform: "kick" }])).toBeUndefined();
  expect(problemsOf([x, { ...x, platform: "kick" }, x])).toEqual([
    ["socials.2.platform", "Please list Twitter only once"],
  ]);
  expect(problemsOf([{ ...x, platform: "myspace" }])).toEqual([
    ["socials.0.platform", expect.stringMatching(/^Please choose one of: twitter, tiktok, .*website$/)],
  ]);
  expect(problemsOf([{ ...x, url: "javascript:alert(1)" }])).toEqual([
    ["socials.0.url", "Please enter an address that starts with https://"],
  ]);
});

test("a team plays one to eight games, each listed once in any case", () => {
  const problemsOf = (...names: string[]) =>
    Team.safeParse({ ...team, games: names.map((name) => ({ name })) }).error?.issues.map(({ path, message }) => [
      path.join("."),
      message,
    ]);
  expect(problemsOf("Curling")).toBeUndefined();
  expect(problemsOf()).toEqual([["games", "Please name at least one game"]]);
  expect(problemsOf(..."ABCDEFGHI")).toEqual([["games", "Please list 8 games at most"]]);
  expect(problemsOf("Curling", "Marbles", "CURLING")).toEqual([["games.2.name", "Please list CURLING only once"]]);
});
