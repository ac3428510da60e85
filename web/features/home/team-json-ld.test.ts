import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { teamJsonLd } from "./team-json-ld.ts";

const sportOf = (...names: string[]) =>
  JSON.parse(
    teamJsonLd({ team: { ...team, games: names.map((name) => ({ name })) }, siteUrl: "https://summit.example" }),
  ).sport;

test("search engines are told the game, or each of several", () => {
  expect(sportOf("Curling")).toBe("Curling");
  expect(sportOf("Curling", "Marbles")).toEqual(["Curling", "Marbles"]);
});
