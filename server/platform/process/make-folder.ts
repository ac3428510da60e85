import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes the folder and its parents, accessible only to the owner. Node's own recursive mode never returns on /proc. */
export function makeFolder(path: string) {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") return;
    const parent = dirname(folder);
    if (code !== "ENOENT" || hasFolder(parent)) throw error;
    makeFolder(parent);
    mkdirSync(folder, { mode: 0o700 });
  }
}

const hasFolder = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
