import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** Marks a migration after which older releases can't run. `server/database/applied-migrations.ts` reads it. */
const breaksOlder = "-- breaks older releases:";
/** Earlier migrations were merged when rolling back wasn't possible, and a merged migration is never edited. */
const first = 9;

/** Changes to an existing table that can break a release that doesn't know about them. */
const notAdditive: [pattern: RegExp, why: string][] = [
  [/\bdrop (table|column|type|schema|sequence|default)\b/i, "removes something"],
  [/\brename\b/i, "renames something"],
  [/\balter column\b[^;]*\b(set data type|type|set not null|drop not null)\b/i, "changes a column"],
  [/\badd column\b(?=[^;]*\bnot null\b)(?![^;]*\bdefault\b)/i, "adds a column that older releases don't fill"],
  [/\badd constraint\b|\bcreate unique index\b/i, "adds a rule that older releases may break"],
  [/^\s*(delete|update|truncate)\b/im, "changes rows"],
];

const nameOf = (statement: string) =>
  /\b(?:alter table|create table|on) "?(?:public"?\."?)?(\w+)"?/i.exec(statement)?.[1];

/** Older releases answer to a rule by its name. */
const replacesRule = (statement: string, sql: string) => {
  const [, name] = /\bcreate unique index "(\w+)"/i.exec(statement) ?? [];
  return name !== undefined && sql.includes(`DROP INDEX "${name}"`);
};

/** Older releases don't know the column. */
const fillsColumn = (statement: string, sql: string) => {
  const [, table, column] = /^update "(\w+)" set "(\w+)" = (?:true|false|null) where\b/im.exec(statement) ?? [];
  return table !== undefined && sql.includes(`ALTER TABLE "${table}" ADD COLUMN "${column}"`);
};

/** Returns the statements that older releases can't run with, unless the migration is marked. */
export function breakingStatements(sql: string): string[] {
  if (sql.split("\n").some((line) => line.startsWith(breaksOlder) && line.length > breaksOlder.length + 1)) return [];
  const statements = sql.split("--> statement-breakpoint");
  const added = new Set(statements.filter((one) => /^\s*create table/i.test(one)).map(nameOf));
  return statements
    .filter(
      (statement) => !added.has(nameOf(statement)) && !replacesRule(statement, sql) && !fillsColumn(statement, sql),
    )
    .flatMap((statement) => {
      const [, why] = notAdditive.find(([pattern]) => pattern.test(statement)) ?? [];
      return why ? [`${why}: ${statement.trim().split("\n")[0]}`] : [];
    });
}

const oldRowsOf = (migration: string) => migration.replace("migrations/", "server/testing/upgrades/old-rows/");

/** Returns which files of old rows are missing. The newest migration's are written with the one after it. */
export function missingOldRows(migrations: string[], files: string[]): string[] {
  const sorted = migrations.toSorted();
  return sorted
    .slice(0, -1)
    .map(oldRowsOf)
    .filter((file) => !files.includes(file));
}

if (import.meta.main) {
  const all = projectFiles();
  const files = all.filter((file) => /^migrations\/\d+_.*\.sql$/.test(file));
  const young = files.filter((file) => Number(/\d+/.exec(file)?.[0]) >= first);
  const problems = young.flatMap((file) =>
    breakingStatements(readProjectFile(file)).map(
      (what) => `${file}: ${what}\n  Only add now, and remove a release later; or write "${breaksOlder} why".`,
    ),
  );
  for (const file of missingOldRows(files, all))
    problems.push(
      `${file}: missing\n  Write the rows that the release of this migration could have, so that upgrades are tried with them.`,
    );
  report(problems, `${files.length} migrations; the previous release still runs on them, or says why it can't`);
}
