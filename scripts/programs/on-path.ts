import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of this name that the shell would find, the first one first. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const endings = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  return folders
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .filter((path) => existsSync(path));
}
