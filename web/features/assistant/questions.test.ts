import { expect, test } from "vitest";
import { team as anyTeam } from "#web/testing/team.tsx";
import table from "./questions.txt?raw";
import { topicIds } from "./topics.ts";
import type { Person } from "./understand.ts";
import { understand } from "./understand.ts";

const team = { ...anyTeam, name: "Summit" };
const people: Person[] = [
  { names: ["Scarp_demo", "Sam Specimen"], topic: "players" },
  { names: ["Gritst1_demo", "Frankie Testcase"], topic: "players" },
  { names: ["Kestrl_demo", "Charlie Mockup"], topic: "players" },
  { names: ["Moorlock_demo", "Alex Sample"], topic: "players" },
  { names: ["BeckRun_demo", "Robin Example"], topic: "players" },
  { names: ["Ida Specimen"], topic: "leadership" },
  { names: ["Owen Testcase"], topic: "leadership" },
  { names: ["Noor Mockup"], topic: "leadership" },
  { names: ["Mara Testcase"], topic: "leadership" },
];

/** Questions as newcomers type them, one per line, under the topic that each must reach. */
const questions = table
  .split(/^# /m)
  .slice(1)
  .flatMap((section) => {
    const [topic, ...asked] = section.trim().split("\n");
    return asked.map((question) => ({ question, topic: topic === "nothing" ? undefined : topic }));
  });

const areAbout = (topic?: string) => questions.filter((one) => one.topic === topic);

test.each([...topicIds, undefined])("at least 95 in 100 questions about %s are understood", (topic) => {
  const asked = areAbout(topic);
  const wrong = asked
    .map(({ question }) => ({ question, found: understand(question, team, people)?.topic }))
    .filter(({ found }) => found !== topic);
  expect(
    1 - wrong.length / asked.length,
    wrong.map((one) => `${one.question}: ${one.found}`).join("\n"),
  ).toBeGreaterThanOrEqual(0.95);
});

test("at least 98 in 100 of all questions are understood", () => {
  const right = questions.filter(({ question, topic }) => understand(question, team, people)?.topic === topic);
  expect(right.length / questions.length).toBeGreaterThanOrEqual(0.98);
});

test("there are enough different questions", () => {
  for (const topic of topicIds) expect(areAbout(topic).length).toBeGreaterThanOrEqual(12);
  expect(areAbout(undefined).length).toBeGreaterThanOrEqual(30);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});
