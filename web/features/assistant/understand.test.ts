import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import type { Person } from "./understand.ts";
import { understand } from "./understand.ts";

const scarp: Person = { names: ["Scarp_demo", "Sam Specimen"], topic: "players" };
const win: Person = { names: ["Win", "Pat Sample"], topic: "players" };
const una: Person = { names: ["Una Sample"], topic: "leadership" };
const people = [scarp, win, una];

test.each([
  ["how much has Scarp earned", scarp],
  ["who is SCARP_DEMO?", scarp],
  ["scarpdemo twitch", scarp],
  ["tell me about scarpp", scarp],
  ["specimen stats", scarp],
  ["who is una sample", una],
  ["What does Una do", una],
])("in '%s' the person is recognised", (question, person) => {
  expect(understand(question, team, people)).toEqual({ topic: person.topic, person });
});

test("a name that several people share identifies nobody", () => {
  expect(understand("sample", team, people)).toBeUndefined();
});

test("a gamertag that is an ordinary word doesn't change what that word means", () => {
  expect(understand("Wins", team, people)).toEqual({ topic: "tournaments", person: undefined });
});

test("case, accents, punctuation and swapped, missing, added or changed letters don't matter", () => {
  for (const question of [
    "¡MERCH!",
    "mérch",
    "m e r c h a n d i s e? merch",
    "mrech",
    "merhcandise",
    "merchndise",
    "merchhandise",
    "merchendise",
  ])
    expect(understand(question, team)?.topic, question).toBe("merchandise");
});

test("a short word with one letter changed is a different word", () => {
  expect(understand("like", team)).toBeUndefined();
  expect(understand("life", team)).toBeUndefined();
});

test("a gamertag counts more than another topic", () => {
  const snow: Person = { names: ["Snow_demo", "Kit Example"], topic: "players" };
  expect(understand("how is Snow doing", team, [snow])?.person).toBe(snow);
  expect(understand("how much snow", team, people)).toBeUndefined();
});

test("only the first 300 characters count", () => {
  expect(understand(`${"x ".repeat(140)}jersey`, team)?.topic).toBe("merchandise");
  expect(understand(`${"x ".repeat(150)}jersey`, team)).toBeUndefined();
});

test.each(["a", "a!", "ﷺ", "é", "who is ", "plaeyr ", "ing", "aaaaaaaaaing ", "<b>", "\u0301"])(
  "10,000 characters of '%s' are answered within 50 ms of processor time",
  (part) => {
    const question = part.repeat(10_000 / part.length);
    const durationsMs = [1, 2, 3].map(() => {
      const begin = process.threadCpuUsage(); // leaves out whatever else the machine does
      understand(question, team, people);
      const { user, system } = process.threadCpuUsage(begin);
      return (user + system) / 1000;
    });
    expect(Math.min(...durationsMs)).toBeLessThanOrEqual(50);
  },
);
