import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run-quietly.mjs";

/** Compares what npm recorded in node_modules, and what is there, with the lock file. Dates mean nothing after a checkout. */
export function arePackagesCurrent(root) {
  const installed = packagesIn(join(root, "node_modules", ".package-lock.json"));
  const locked = packagesIn(join(root, "package-lock.json"));
  if (!installed || !locked || !existsSync(nodeIn(root))) return false;
  return Object.entries(locked).every(([path, { version, optional }]) => {
    const found = path === "" ? locked[path] : installed[path];
    if (!found) return optional === true; // a package for another platform
    return found.version === version && existsSync(join(root, path));
  });
}

export function installPackages(root) {
  // Uses the npm that runs this script, which tells its path. --include=dev because NODE_ENV=production would leave out Node 26
  // and Vite.
  const own = process.env.npm_execpath;
  const npm = own ? [process.execPath, own] : ["npm"];
  return runQuietly("Installing the packages", [...npm, "ci", "--include=dev"], { cwd: root });
}

/** Returns the Node that the packages include, which the site, its build and its tests run on. */
export function nodeIn(root) {
  return join(root, "node_modules", "node", "bin", "node");
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined; // missing or corrupt, which counts as not installed
  }
}
