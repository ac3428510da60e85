import { randomUUIDv7 } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { PersonalData } from "#contract/accounts/schemas.ts";
import { teamTexts } from "#contract/team/admin/constants.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { peopleIn } from "#contract/team/people.ts";
import { People, type Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { notFound } from "#server/errors.ts";
import { auditLog } from "#server/features/audit-log/audit-log.table.ts";
import { factIn, facts, teamOf, withValue } from "./facts.format.ts";
import { type Facts, isObject } from "./older-shapes.format.ts";
import { type By, changeVersions, liveFacts, nameOf, nextVersion } from "./team.service.ts";
import { teamVersions } from "./team.table.ts";

const lists = facts.filter(({ schema }) => schema === People);
const listPaths = new Set(lists.map(({ path }) => path));
const isAboutTeam = sql`split_part(${auditLog.action}, '.', 1) = 'team'`;

/** Returns the names of people in the facts and wherever else they are stored, in order. */
export async function listPeople(db: Database, defaults: Team): Promise<string[]> {
  const queries = lists.flatMap(({ names, path }) => [
    sql`select ${namesAt(sql`facts`, names)} as name from ${teamVersions}`,
    ...[auditLog.before, auditLog.after].map(
      (values) => sql`select ${namesAt(sql`${values}`, [path])} as name from ${auditLog} where ${isAboutTeam}`,
    ),
  ]);
  const { rows } = await db.execute<{ name: unknown }>(sql.join(queries, sql` union `));
  const names = [...rows.map(({ name }) => name), ...peopleIn(defaults).map(({ name }) => name)];
  const known = new Set(names.filter((name) => typeof name === "string" && name !== ""));
  return ([...known] as string[]).toSorted((a, b) => a.localeCompare(b));
}

const locationOf = (keys: readonly string[]) => `$${keys.map((key) => `."${key}"`).join("")}[*]`;
const namesAt = (values: SQL, keys: readonly string[]) =>
  sql`jsonb_path_query(${values}, ${`${locationOf(keys)}.name`}::jsonpath) #>> '{}'`;

type Row = PersonalData["sections"][number]["rows"][number];
type Stored = { number: number | null; at: string; list: string; person: Row };

/** Returns everything that's stored of a person among the facts, to hand to them. Throws notFound if there's nothing. */
export async function exportPerson(
  db: Database,
  { name, published, defaults }: { name: string; published: Team; defaults: Team },
  now = new Date(),
): Promise<PersonalData> {
  const entriesAt = (values: SQL, keys: readonly string[]) =>
    sql`jsonb_path_query(${values}, ${`${locationOf(keys)} ? (@.name == $name)`}::jsonpath, ${JSON.stringify({ name })}::jsonb)`;
  const read = async (queries: SQL[]) =>
    (await db.execute<Stored>(sql`${sql.join(queries, sql` union all `)} order by 1, 2`)).rows;
  const inVersions = await read(
    lists.map(
      ({
        names,
        path,
      }) => sql`select number, ${teamVersions.updatedAt} as at, ${path}::text as list, ${entriesAt(sql`facts`, names)} as person
        from ${teamVersions}`,
    ),
  );
  const inLog = await read(
    lists.flatMap(({ path }) =>
      [auditLog.before, auditLog.after].map(
        (
          values,
        ) => sql`select null::int, ${auditLog.at} as at, ${path}::text as list, ${entriesAt(sql`${values}`, [path])} as person
          from ${auditLog} where ${isAboutTeam}`,
      ),
    ),
  );
  const inFacts = (facts: Facts) =>
    lists.flatMap((list) =>
      peopleNamed(name, factIn(facts, list)).map((person) => entryOf({ list: list.path, person })),
    );
  const sections = [
    { title: "What the site says about you", rows: inFacts(published) },
    {
      title: "What its versions say",
      rows: onceEach(inVersions, "versions", ({ number }) => (number === null ? "draft" : String(number))),
    },
    {
      title: "What the log of changes says",
      rows: onceEach(inLog, "changedAt", ({ at }) => new Date(at).toISOString()),
    },
    { title: "What the site began with", rows: inFacts(defaults) },
  ].filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) throw notFound(teamTexts.nobody);
  return { exportedAt: now.toISOString(), sections };
}

const entryOf = ({ list, person }: { list: string; person: Row }): Row => ({ list, ...person });

const peopleNamed = (name: string, people: unknown) => People.parse(people).filter((person) => person.name === name);

/** Returns each different entry once, with all places that have it. */
function onceEach(stored: readonly Stored[], label: string, placeOf: (one: Stored) => string): Row[] {
  const entries = Map.groupBy(stored, (one) => JSON.stringify(entryOf(one)));
  return [...entries].map(([entry, places]) => ({
    ...JSON.parse(entry),
    [label]: [...new Set(places.map(placeOf))].join(", "),
  }));
}

/**
 * Takes a person out of the published facts, the draft, all versions and the audit log. The log says that somebody was forgotten,
 * and not who. Lists that come from `team.config.ts` are stored without them, so that no version shows them again.
 */
export const forgetPerson = (
  db: Database,
  { by, defaults, name }: By & { name: string },
  now = new Date(),
): Promise<TeamDesk> =>
  changeVersions(db, { by, defaults }, async (tx, versions, { record, publish }) => {
    const isPublished = peopleIn(teamOf(liveFacts(versions), defaults).team).some((person) => person.name === name);
    const version = nextVersion(versions);
    let count = 0;
    for (const { id, number, facts: stored } of await tx.select().from(teamVersions)) {
      const without = factsWithout(stored, name, defaults);
      if (isDeepStrictEqual(without, stored)) continue;
      await tx
        .update(teamVersions)
        .set({ facts: without, ...(number === null && { version, updatedAt: now }) })
        .where(eq(teamVersions.id, id));
      count += 1;
    }
    const entries = await forgetInAuditLog(tx, name);
    if (!isPublished && count + entries === 0) throw notFound(teamTexts.nobody);
    const number = (versions.published[0]?.number ?? 0) + 1;
    if (isPublished) {
      const row = { number, publishedAt: now, updatedAt: now, savedBy: nameOf(by), version };
      await tx
        .insert(teamVersions)
        .values({ id: randomUUIDv7(), ...row, facts: factsWithout(liveFacts(versions), name, defaults) });
    }
    publish("team");
    record({
      action: "team.forget",
      target: isPublished ? `version ${number}` : "history",
      after: { versions: count },
    });
  });

/** Returns edited facts without a person, whether they're in an edited list or in its default. */
const factsWithout = (edited: Facts, name: string, defaults: Facts): Facts =>
  lists.reduce((kept, list) => {
    const people = factIn(kept, list) ?? factIn(defaults, list);
    const others = othersIn(people, name);
    return others === people ? kept : withValue(kept, list.names, others);
  }, edited);

/** Returns the same list if the person isn't in it. */
function othersIn(people: unknown, name: string): unknown {
  if (!Array.isArray(people)) return people;
  const others = people.filter((person: unknown) => !(isObject(person) && person.name === name));
  return others.length === people.length ? people : others;
}

/** Returns how many entries named the person. */
async function forgetInAuditLog(tx: Database, name: string): Promise<number> {
  const { id, before, after } = auditLog;
  const hasName = (values: SQL) =>
    sql`jsonb_path_exists(${values}, '$.*[*] ? (@.name == $name)', jsonb_build_object('name', ${name}::text))`;
  const entries = await tx
    .select({ id, before, after })
    .from(auditLog)
    .where(and(isAboutTeam, or(hasName(sql`${before}`), hasName(sql`${after}`))));
  for (const entry of entries)
    await tx
      .update(auditLog)
      .set({ before: valuesWithout(entry.before, name), after: valuesWithout(entry.after, name) })
      .where(eq(id, entry.id));
  return entries.length;
}

/** Returns an entry's values by path without a person. */
const valuesWithout = (values: unknown, name: string): unknown =>
  isObject(values)
    ? Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, listPaths.has(path) ? othersIn(value, name) : value]),
      )
    : values;
