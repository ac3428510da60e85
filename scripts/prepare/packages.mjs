import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run-quietly.mjs";

/** The site and its build need what came with this Node. */
const oldestNode = 26;

/**
 * Compares what npm recorded in node_modules, and what is there, with the lock file. Dates mean nothing after a checkout.
 * @param {string} root
 * @param {{ tests: boolean }} wanted `tests` also asks for what only tests and checks need
 */
export function arePackagesCurrent(root, { tests }) {
  const installed = installedIn(root);
  const locked = packagesIn(join(root, "package-lock.json"));
  if (!installed || !locked) return false;
  const isWanted = ({ dev, peer }) => (tests || !dev) && (!peer || wantsNode(root));
  return Object.entries(locked).every(([path, entry]) => {
    if (!isWanted(entry)) return true;
    const found = path === "" ? entry : installed[path];
    if (!found) return entry.optional === true; // a package for another platform
    return found.version === entry.version && existsSync(join(root, path));
  });
}

/** Installs what the lock file says. What tests and checks need is added to the rest, and stays once it's there. */
export function installPackages(root, { tests }) {
  const isAdding = tests && arePackagesCurrent(root, { tests: false });
  const keepsTests = tests || Object.values(installedIn(root) ?? {}).some(({ dev }) => dev);
  const sets = [
    `--${keepsTests ? "include" : "omit"}=dev`,
    `--${wantsNode(root) ? "include" : "omit"}=peer`,
    "--include=optional",
  ];
  // Uses the npm that runs this script, which tells its path. `npm ci` would first remove what is there.
  const own = process.env.npm_execpath;
  const npm = own ? [process.execPath, own] : ["npm"];
  const command = isAdding ? ["install", "--no-save"] : ["ci"];
  const title = isAdding ? "Installing the packages for tests and checks" : "Installing the packages";
  return runQuietly(title, [...npm, ...command, ...sets], { cwd: root });
}

/** Returns the Node that the site, its build and its tests run on: the machine's own if it's new enough. */
export const nodeIn = (root) => (existsSync(packagedNode(root)) ? packagedNode(root) : process.execPath);

const packagedNode = (root) => join(root, "node_modules", "node", "bin", "node");

/** Whether the packages include Node. Once they do, it may be the one that runs this script. */
const wantsNode = (root) => existsSync(packagedNode(root)) || parseInt(process.versions.node, 10) < oldestNode;

const installedIn = (root) => packagesIn(join(root, "node_modules", ".package-lock.json"));

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined; // missing or corrupt, which counts as not installed
  }
}
