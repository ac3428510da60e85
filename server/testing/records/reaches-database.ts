import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
/** Every test that opens a database imports this file, directly or through another module. */
const database = join(root, "server/testing/site/test-database.ts");

const imports =
  /^(?:import|export) (?!type )(?:[^;"]*? from )?"(?<from>[#.][^"]+)"|\bimport\("(?<loaded>[#.][^"]+)"\)/gm;

/** Returns the files under a room that match, as vitest names them. */
export const testFilesIn = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

/** Whether a file runs on a database engine, and so once on each, judging by what it imports. */
export function reachesDatabase(file: string, seen = new Set<string>()): boolean {
  const path = resolve(root, file);
  if (path === database) return true;
  if (seen.has(path) || !existsSync(path) || !path.endsWith(".ts")) return false;
  seen.add(path);
  return importedBy(path).some((imported) => reachesDatabase(imported, seen));
}

function importedBy(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(imports)].map(({ groups }) => {
    const name = groups?.from ?? groups?.loaded ?? "";
    return name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(path), name);
  });
}
