import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes a folder as drizzle-kit does, with these migrations in this order. */
export function writeMigrations(...migrations: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const entries = migrations.map((sql, idx) => {
    const tag = `000${idx}_test`;
    writeFileSync(join(folder, `${tag}.sql`), sql);
    return { idx, version: "7", when: Date.UTC(2026, 0, 1 + idx), tag, breakpoints: true };
  });
  mkdirSync(join(folder, "meta"));
  writeFileSync(
    join(folder, "meta", "_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  return folder;
}
