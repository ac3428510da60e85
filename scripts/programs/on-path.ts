import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the programs of this name on the PATH, in order. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}
