import { expect, test } from "vitest";
import { Team } from "#contract/team.ts";
import { factAt, fieldAt } from "#web/features/team/admin/fact-parts.ts";
import { team } from "#web/testing/team.tsx";
import { countries, factsOfCountry, nameOfCountry } from "./countries.ts";
import { ownFacts } from "./own-facts.ts";
import { wordmarkOf } from "./setup-draft.ts";
import { setupSteps } from "./setup-steps.ts";

const today = "2026-11-27";
/** What a team in a hurry fills in. */
const brief: Team = {
  ...team,
  name: "Fjellrev Esport",
  wordmark: "FJELLREV ESPORT",
  games: [{ name: "Rocket League" }],
  location: "Bergen",
  founded: "2023-04",
  contactEmail: "hei@fjellrev.example",
  ...factsOfCountry("NO"),
};

/** Returns facts with others in place of some, by path. */
function withFacts(facts: Team, others: Record<string, unknown>): unknown {
  const all = structuredClone(facts);
  for (const [path, value] of Object.entries(others)) {
    const at = path.lastIndexOf(".");
    const group = at < 0 ? all : factAt(all, path.slice(0, at));
    Object.assign(group ?? {}, { [path.slice(at + 1)]: value });
  }
  return all;
}

test("clearing the demonstration leaves facts that the contract accepts, without a word of the team that's shown", () => {
  const cleared = Team.parse(withFacts(brief, ownFacts(brief, team, today)));
  const words = new RegExp(
    `${team.name}|${team.games[0]?.name}|${team.tagline}|${team.location}|Sample|Placeholder|Discord`,
    "i",
  );
  expect(JSON.stringify(cleared)).not.toMatch(words);
  expect(cleared).toMatchObject({
    isDemonstration: false,
    intro: "Fjellrev Esport plays Rocket League.",
    hero: { prizeMoney: 0, yearsActive: 3 },
    home: { countdown: "" },
    socials: [],
    merch: [],
    legal: { operator: "Fjellrev Esport", law: "Norway", regulator: { name: "Datatilsynet" }, effective: today },
  });
});

test("the longest names leave facts that the contract accepts, too", () => {
  const long = {
    ...brief,
    name: "W".repeat(80),
    games: Array.from({ length: 8 }, (_, at) => ({ name: `${at}`.repeat(80) })),
  };
  expect(() => Team.parse(withFacts(long, ownFacts(long, team, today)))).not.toThrow();
});

test("what the team changed stays", () => {
  const changed = {
    ...brief,
    tagline: "Quiet paws",
    about: { ...team.about, values: [{ title: "Rest", text: "Sleep." }] },
  };
  const own = ownFacts(changed, team, today);
  for (const path of ["tagline", "about.values", "name", "games"]) expect(own).not.toHaveProperty([path]);
});

test("a team in the country of the defaults keeps its law and authority", () => {
  const own = ownFacts({ ...brief, locale: team.locale }, team, today);
  expect(Object.keys(own).filter((path) => /law|regulator/.test(path))).toEqual([]);
});

test("every country's facts are ones that the contract accepts, and Norway's are Norwegian", () => {
  for (const { code, name } of countries) {
    const facts = factsOfCountry(code);
    expect(Team.safeParse({ ...team, ...facts }).error, name).toBeUndefined();
    expect(nameOfCountry(facts?.locale ?? "")).toBe(name);
  }
  expect(factsOfCountry("NO")).toEqual({
    locale: "nb-NO",
    currency: "NOK",
    timeZone: "Europe/Oslo",
    weekStart: "Monday",
  });
});

test("the points programme is called after the team, and the invitation after the programme", () => {
  const named = ownFacts(brief, team, today);
  expect(named).toMatchObject({
    "programme.name": "Fjellrev Esport Points",
    "programme.invitation": "Earn Fjellrev Esport Points",
  });
  const own = ownFacts({ ...brief, programme: { ...team.programme, name: "Foxes" } }, team, today);
  expect(own).not.toHaveProperty(["programme.name"]);
  expect(own).toMatchObject({ "programme.invitation": "Earn Foxes" });
});

test("a wordmark follows from a name, and always is one", () => {
  expect(["Fjellrev Esport", "Røde Ørn", "Óðinn FC", "Œuvre 9", "W"].map(wordmarkOf)).toEqual([
    "FJELLREV ESPORT",
    "RØDE ØRN",
    "ÓÐINN FC",
    "ŒUVRE 9",
    "",
  ]);
  for (const name of ["A very long name indeed", "ÆÆÆÆÆÆÆÆÆÆ", "Ünïcödé", "Supercalifragilistic", "Łódź  Wolves!"])
    expect(Team.shape.wordmark.safeParse(wordmarkOf(name)).success, name).toBe(true);
});

test("every step but the article's asks for facts that have a field", () => {
  for (const { id, fields } of setupSteps.filter((step) => step.id !== "article")) {
    expect(fields.length, id).toBeGreaterThan(0);
    for (const { path } of fields) expect(fieldAt(path)?.field.path).toBe(path);
  }
});
