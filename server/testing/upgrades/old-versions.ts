import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/database/database.ts";
import { ownMigrations } from "#server/database/migrations.ts";

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journal = Journal.parse(JSON.parse(readFileSync(join(ownMigrations, "meta", "_journal.json"), "utf8")));
const breakpoint = "--> statement-breakpoint";

/** The site's migrations by name, oldest first. */
export const migrationNames = journal.entries.map(({ tag }) => tag);

/** Writes a folder with the site's first migrations, as an earlier release had them. */
export function earlierMigrations(count: number): string {
  return writeFolder(count, (text) => text);
}

/** Writes a folder with one more migration, which stops halfway, after running `signal`. */
export function stuckMigrations(count: number, signal: string): string {
  const stop = [signal, "select pg_sleep(3600);"].filter(Boolean);
  return writeFolder(count + 1, (text, index) => {
    if (index < count) return text;
    const statements = text.split(breakpoint);
    return statements.toSpliced(Math.ceil(statements.length / 2), 0, ...stop).join(`\n${breakpoint}\n`);
  });
}

function writeFolder(count: number, change: (text: string, index: number) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const entries = journal.entries.slice(0, count);
  for (const [index, { tag }] of entries.entries()) {
    const text = readFileSync(join(ownMigrations, `${tag}.sql`), "utf8");
    writeFileSync(join(folder, `${tag}.sql`), change(text, index));
  }
  mkdirSync(join(folder, "meta"));
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

/**
 * Inserts the rows that a site had at the release of this migration, from the file of the same name with one statement a line.
 */
export async function fillAsOf(db: Database, migration: string) {
  const lines = readFileSync(join(import.meta.dirname, "old-rows", `${migration}.sql`), "utf8")
    .trim()
    .split("\n");
  for (const line of lines) await db.execute(sql.raw(line));
}

/**
 * Returns every row of every table, except unlogged tables, which a crash of the server empties and which count tries and
 * viewers.
 */
export async function everyRow(db: Database): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const all = sql`select to_jsonb(row) as row from ${sql.identifier(name)} as row order by row::text`;
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(all);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}
