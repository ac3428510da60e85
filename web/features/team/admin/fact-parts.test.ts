import { expect, test } from "vitest";
import { z } from "zod";
import { adminFacts } from "#contract/team/admin/constants.ts";
import { Team } from "#contract/team.ts";
import { team } from "#web/testing/team.tsx";
import { factParts, fieldAt, nameOfFact } from "./fact-parts.ts";

/** The paths of all facts: values that aren't objects of further facts. A list is one fact. */
function pathsIn(facts: object, before = ""): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = `${before}${name}`;
    return value instanceof Object && !Array.isArray(value) ? pathsIn(value, `${path}.`) : [path];
  });
}

test("every fact has a field in the editor", () => {
  const unnamed = pathsIn(team).filter((path) => !fieldAt(path));
  expect(unnamed).toEqual([]);
});

/** Whether facts can be changed by these names, one within the other: only an object of the contract has facts of its own. */
function isFact([name = "", ...below]: string[], schema: z.ZodType = Team): boolean {
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, name)) return false;
  const fact: z.ZodType = schema.shape[name];
  return below.length > 0 ? isFact(below, fact) : !(fact instanceof z.ZodObject);
}

test("every field of the editor is a fact that can be changed by itself", () => {
  const paths = factParts.flatMap(({ fields }) => fields.map(({ path }) => path));
  expect(paths.filter((path) => !isFact(path.split(".")))).toEqual([]);
});

test("every optional fact of the contract has a field too", () => {
  const optional = Object.keys(Team.shape).filter((name) => !(name in team));
  expect(
    optional.filter((name) => !factParts.some(({ fields }) => fields.some(({ path }) => path.split(".")[0] === name))),
  ).toEqual([]);
});

test("what only admins change is in parts that only they see", () => {
  for (const { fields, isForAdmins = false } of factParts)
    for (const { path } of fields)
      expect([path, isForAdmins]).toEqual([path, adminFacts.some((fact) => path.split(".")[0] === fact)]);
});

test("no fact has two fields, and no two facts of a part one label", () => {
  const paths = factParts.flatMap(({ fields }) => fields.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  for (const { fields } of factParts) expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
});

test("a fact is named with its part, and so is a value in a list", () => {
  expect(nameOfFact("about.title")).toBe("About: Title");
  expect(nameOfFact("about.values.2.text")).toBe("About: Values");
  expect(nameOfFact("unheard.of")).toBe("unheard.of");
});
