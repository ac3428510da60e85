import { expect, test } from "vitest";
import { breakingStatements, missingOldRows } from "./migrations.ts";

const joined = (...statements: string[]) => statements.join("--> statement-breakpoint\n");

test.each([
  'ALTER TABLE "news" DROP COLUMN "views";',
  'DROP TABLE "news";',
  'ALTER TABLE "news" RENAME COLUMN "views" TO "reads";',
  'ALTER TABLE "news" ALTER COLUMN "views" SET NOT NULL;',
  'ALTER TABLE "news" ALTER COLUMN "views" SET DATA TYPE bigint;',
  'ALTER TABLE "news" ADD COLUMN "reads" integer NOT NULL;',
  'ALTER TABLE "news" ADD CONSTRAINT "news_read" CHECK (views > 0);',
  'CREATE UNIQUE INDEX "news_once" ON "news" USING btree ("title");',
  'UPDATE "news" SET "views" = 0;',
])("%s has to say that it breaks older releases", (statement) => {
  const added = 'ALTER TABLE "news" ADD COLUMN "note" text;';
  expect(breakingStatements(joined(added, statement))).toEqual([expect.stringContaining(statement)]);
  expect(breakingStatements(`-- breaks older releases: they count views\n${statement}`)).toEqual([]);
  expect(breakingStatements(`-- breaks older releases:\n${statement}`)).toHaveLength(1);
});

test("a rule may replace one of the same name, and a new column may be filled", () => {
  const rule = joined('DROP INDEX "news_once";\n', 'CREATE UNIQUE INDEX "news_once" ON "news" (lower("title"));\n');
  const column = 'ALTER TABLE "news" ADD COLUMN "is_old" boolean DEFAULT false NOT NULL;\n';
  const filled = 'UPDATE "news" SET "is_old" = true WHERE "created_at" < now();\n';
  expect(breakingStatements(joined(rule, column, filled))).toEqual([]);
  expect(breakingStatements(filled)).toHaveLength(1);
});

test("additions are allowed, and a new table may have any rules", () => {
  const table = 'CREATE TABLE "bin" ("id" uuid PRIMARY KEY NOT NULL);\n';
  const rule = 'ALTER TABLE "bin" ADD CONSTRAINT "bin_of_member" FOREIGN KEY ("id") REFERENCES "members"("id");\n';
  const column = 'ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;\n';
  const indexes = joined('CREATE INDEX "news_by_note" ON "news" ("note");\n', 'DROP INDEX "news_by_time";\n');
  expect(breakingStatements(joined(table, rule, column, indexes))).toEqual([]);
});

test("each migration but the newest has old rows to upgrade", () => {
  const migrations = ["migrations/0001_more.sql", "migrations/0000_start.sql", "migrations/0002_newest.sql"];
  const folder = "server/testing/upgrades/old-rows";
  const [start, more] = [`${folder}/0000_start.sql`, `${folder}/0001_more.sql`] as const;
  expect(missingOldRows(migrations, [start, more])).toEqual([]);
  expect(missingOldRows(migrations, [start])).toEqual([more]);
});
