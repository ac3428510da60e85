import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of this name that the shell would find, the first one first. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}
