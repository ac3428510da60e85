import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { topicsOf } from "./topics.ts";
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

const asking = (...questions: { question: string; answer?: string; otherWords?: string }[]) => ({
  ...team,
  assistant: { ...team.assistant, questions: questions.map((one) => ({ answer: "Yes.", ...one })) },
});

const heavy = asking(
  ...Array.from({ length: 20 }, (_, at) => ({
    question: `What about subject${at}?`,
    otherWords: Array.from({ length: 30 }, (__, word) => `other${at}x${word}`).join(" "),
  })),
);

test.each(["a", "a!", "ﷺ", "é", "who is ", "plaeyr ", "ing", "aaaaaaaaaing ", "<b>", "\u0301"])(
  "10,000 characters of '%s' are answered within 50 ms of processor time",
  (part) => {
    const question = part.repeat(10_000 / part.length);
    const durationsMs = [1, 2, 3].map(() => {
      const begin = process.threadCpuUsage(); // leaves out whatever else the machine does
      understand(question, heavy, people);
      const { user, system } = process.threadCpuUsage(begin);
      return (user + system) / 1000;
    });
    expect(Math.min(...durationsMs)).toBeLessThanOrEqual(50);
  },
);

test.each([
  ["Do you ship merch to Norway?", 0],
  ["norway", 0],
  ["do you ship merch to norwya", 0],
  ["which charities do you support", 1],
  ["fundraiser", 1],
  ["is there a fundriaser", 1],
])("'%s' is understood as the team's own question %i", (asked, place) => {
  const own = asking(
    { question: "Do you ship merch to Norway?" },
    { question: "Which charity do you support?", otherWords: "fundraiser, donation" },
  );
  expect(understand(asked, own, people)?.topic).toBe(place);
});

test("no question of the team's own hides a topic's words", () => {
  const all = topicsOf(team).flatMap(({ words, phrases }) => [...words.trim().split(/\s+/), ...phrases.split(",")]);
  const understood = all.filter((said) => understand(said, team));
  expect(understood.length).toBeGreaterThan(300);
  for (let at = 0; at < understood.length; at += 20) {
    const some = understood.slice(at, at + 20);
    const own = asking(...some.map((said) => ({ question: said, otherWords: said })));
    for (const said of some) expect(understand(said, own), said).toEqual(understand(said, team));
  }
});
