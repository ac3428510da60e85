import { dirname, join } from "node:path";
import { projectFiles, readProjectFile, report } from "./project-files.ts";

/** What a feature's file may be. The import rules depend on it. */
const roles = ["table", "service", "routes", "hooks", "format", "client", "worker", "demo", "feature"];
/** A library inside the server, with a separate rule. */
const withoutRoles = "server/features/art/drawing/";
export type Import = { from: string; to: string };

const isTest = (file: string) => /\.test\.ts$|^server\/testing\//.test(file);

/**
 * Returns the room of a file: its feature or a part of one, another folder of the server, or the file itself at the top. What says
 * what a feature brings belongs to the list of features.
 */
export function roomOf(file: string): string {
  const [, room = "", ...rest] = file.split("/");
  if (rest.length === 0) return room;
  if (file.endsWith(".feature.ts")) return "features.ts";
  if (room === "features" || room === "platform")
    return [room, ...rest.slice(0, -1)].join("/").replace(/\/drawing$/, "");
  return room;
}

/** Returns a file's imports, as paths in the project. */
export function importsOf(file: string, code: string): Import[] {
  const named = [...code.matchAll(/^(?:import|export)\s[^;"]*?"([#.][^"]+)"|\bimport\("([#.][^"]+)"\)/gm)];
  return named.map(([, from, loaded]) => {
    const name = from ?? loaded ?? "";
    return { from: file, to: name.startsWith("#") ? name.slice(1) : join(dirname(file), name) };
  });
}

/** Returns the files of features whose names have no known role. */
export const withoutRole = (files: string[]) =>
  files
    .filter((file) => file.startsWith("server/features/") && file.endsWith(".ts") && !isTest(file))
    .filter((file) => !file.startsWith(withoutRoles))
    .filter((file) => !roles.some((role) => file.endsWith(`.${role}.ts`)))
    .map((file) => `${file}: has no role. Choose from ${roles.join(", ")}`);

/** Returns the cycles between rooms. */
export function circles(imports: Import[]): string[] {
  const below = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [room, other] = [roomOf(one.from), roomOf(one.to)];
    if (room === other) continue;
    const known = below.get(room) ?? new Map<string, Import>();
    known.set(other, one);
    below.set(room, known);
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(below.get(from)?.keys() ?? [])].some((next) => next === to || reaches(next, to, seen));
  };
  return [...below].flatMap(([room, known]) =>
    [...known]
      .filter(([other]) => reaches(other, room))
      .map(([other, { from, to }]) => `${room} and ${other} import each other: ${from} imports ${to}`),
  );
}

if (import.meta.main) {
  const files = projectFiles().filter((file) => file.startsWith("server/"));
  const code = files.filter((file) => file.endsWith(".ts") && !isTest(file));
  const imports = code
    .flatMap((file) => importsOf(file, readProjectFile(file)))
    .filter(({ to }) => to.startsWith("server/"));
  const problems = [...withoutRole(files), ...circles(imports)];
  const rooms = new Set(code.map(roomOf));
  report(problems, `${rooms.size} rooms of the server, with no circular imports`);
}
