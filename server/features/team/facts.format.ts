import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { teamTexts } from "#contract/team/admin/constants.ts";
import { contrastProblems } from "#contract/team/contrast.ts";
import { onItsDay, wrongDays } from "#contract/team/post-days.ts";
import { isSponsorOn } from "#contract/team/sponsors.ts";
import { Team } from "#contract/team.ts";
import { dayOf } from "#server/platform/time/team-days.ts";
import { type Facts, isObject, withNewShapes } from "./older-shapes.format.ts";

/** A fact that can be changed by itself: not an object of facts. A list is one fact. */
export type Fact = { path: string; names: readonly string[]; schema: z.core.$ZodType };
export type Problem = { path: string; message: string };

export const facts: readonly Fact[] = factsOf(Team);
const factByPath = new Map(facts.map((fact) => [fact.path, fact]));

function factsOf(schema: z.core.$ZodObject, above: readonly string[] = []): Fact[] {
  return Object.entries(schema._zod.def.shape).flatMap(([name, part]) => {
    const names = [...above, name];
    return part instanceof z.core.$ZodObject ? factsOf(part, names) : [{ path: names.join("."), names, schema: part }];
  });
}

/** Every object of facts, without facts. An earlier release's file doesn't know some. */
const emptyGroups: Facts = groupsIn(Team);

function groupsIn(schema: z.core.$ZodObject): Facts {
  const groups = Object.entries(schema._zod.def.shape).flatMap(([name, part]) =>
    part instanceof z.core.$ZodObject ? [[name, groupsIn(part)] as const] : [],
  );
  return Object.fromEntries(groups);
}

/** Whether it is the path of an object of facts, such as about. */
const isGroup = (path: string) => facts.some((fact) => fact.path.startsWith(`${path}.`));

/** Returns the fact at a path, or why there is none. */
export const findFact = (path: string): Fact | string =>
  factByPath.get(path) ?? (isGroup(path) ? teamTexts.notOne : teamTexts.unknown);

/** Returns a fact's value; undefined if these facts don't have it. */
export function factIn(from: Facts, { names }: Pick<Fact, "names">): unknown {
  let value: unknown = from;
  for (const name of names) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** Returns the same facts with another value. With undefined, the fact is left out. */
export function withValue(from: Facts, names: readonly string[], value: unknown): Facts {
  const [name = "", ...below] = names;
  const { [name]: before, ...others } = from;
  const inner = below.length > 0 ? withValue(isObject(before) ? before : {}, below, value) : value;
  const isEmpty = inner === undefined || (below.length > 0 && isObject(inner) && Object.keys(inner).length === 0);
  return isEmpty ? others : { ...others, [name]: inner };
}

/** Returns only the facts that differ from the defaults, and what this release doesn't know. */
export const withoutDefaults = (from: Facts, defaults: Team): Facts =>
  facts.reduce(
    (kept, fact) =>
      isDeepStrictEqual(factIn(kept, fact), factIn(defaults, fact)) ? withValue(kept, fact.names, undefined) : kept,
    from,
  );

/**
 * Completes edited facts with the defaults. A fact that can't be read, which another release may have stored, gets its default and
 * is listed.
 */
export function teamOf(edited: Facts, defaults: Team): { team: Team; problems: Problem[] } {
  const mapped = withNewShapes(edited, defaults);
  const problems = unknownIn(mapped);
  let team: Facts = defaults;
  for (const { path, names, schema } of facts) {
    const value = factIn(mapped, { names });
    if (value === undefined) continue;
    const read = z.safeParse(schema, value);
    if (read.success) team = withValue(team, names, read.data);
    else problems.push(...problemsOf(read.error, path));
  }
  const whole = Team.safeParse(team);
  if (whole.success) return { team: whole.data, problems };
  return { team: defaults, problems: [...problems, ...problemsOf(whole.error)] };
}

/** Returns the facts as they're shown on the team's day: without sponsors whose last day is over, and with what can be applied for. */
export const asShown = (team: Team, now = new Date()): Team => {
  const today = dayOf(now, team.timeZone);
  const { moderator, management } = team.join;
  return {
    ...team,
    sponsors: team.sponsors.filter((sponsor) => isSponsorOn(today, sponsor)),
    join: { ...team.join, moderator: onItsDay(moderator, today), management: onItsDay(management, today) },
  };
};

/** Reads a file's facts, and completes them with the defaults if there are any. Lists everything that is wrong with them. */
export function readFacts(
  file: Facts,
  defaults: Facts = emptyGroups,
): { team?: Team; wrong: Problem[]; unknown: Problem[] } {
  const mapped = withNewShapes(file, defaults);
  const complete = facts.reduce<Facts>((known, fact) => {
    const value = factIn(mapped, fact);
    return value === undefined ? known : withValue(known, fact.names, value);
  }, defaults);
  const { data, error } = Team.safeParse(complete);
  return { ...(data && { team: data }), wrong: error ? problemsOf(error) : [], unknown: unknownIn(mapped) };
}

/** Lists facts that are wrong together: colours that can't be read on each other, and a last day before the first. */
export const wrongTogether = ({ brand, join }: Team): Problem[] => [
  ...contrastProblems(brand).map(({ colour, message }) => ({ path: `brand.${colour}`, message })),
  ...(["moderator", "management"] as const).flatMap((post) => {
    const message = wrongDays(join[post]);
    return message ? [{ path: `join.${post}.closes`, message }] : [];
  }),
];

export const problemsOf = ({ issues }: z.core.$ZodError, below = ""): Problem[] =>
  issues.map(({ path, message }) => ({ path: [...(below ? [below] : []), ...path.map(String)].join("."), message }));

/** Lists what isn't a fact, or isn't part of one. */
const unknownIn = (from: Facts): Problem[] =>
  unknownPaths(Team, from).map((path) => ({ path, message: teamTexts.unknown }));

function unknownPaths(schema: unknown, value: unknown, path = ""): string[] {
  const inside = (part: unknown, name: string | number, known: unknown) =>
    unknownPaths(known, part, path ? `${path}.${name}` : String(name));
  if (schema instanceof z.core.$ZodObject) {
    const { shape } = schema._zod.def;
    if (!isObject(value)) return isGroup(path) && value !== undefined ? [path] : [];
    return Object.entries(value).flatMap(([name, part]) =>
      Object.hasOwn(shape, name) ? inside(part, name, shape[name]) : [path ? `${path}.${name}` : name],
    );
  }
  if (schema instanceof z.core.$ZodDefault) return unknownPaths(schema._zod.def.innerType, value, path);
  if (!Array.isArray(value)) return [];
  if (schema instanceof z.core.$ZodArray)
    return value.flatMap((part, index) => inside(part, index, schema._zod.def.element));
  if (schema instanceof z.core.$ZodTuple)
    return value.flatMap((part, index) => inside(part, index, schema._zod.def.items[index]));
  return [];
}

/** Lists the facts that differ, by path. Either may leave out facts, which then have their default. */
export const changedFacts = (before: Facts, after: Facts, defaults: Facts): Fact[] =>
  facts.filter((fact) => {
    const [was, is] = [before, after].map((from) => factIn(from, fact) ?? factIn(defaults, fact));
    return !isDeepStrictEqual(was, is);
  });

export const pathsOf = (some: readonly Fact[]): string[] => some.map(({ path }) => path);

/** Returns the values of some facts by path, for the audit log. */
export const valuesOf = (some: readonly Fact[], from: Facts, defaults: Facts): Record<string, unknown> =>
  Object.fromEntries(some.map((fact) => [fact.path, factIn(from, fact) ?? factIn(defaults, fact)]));
