import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { nodeIn } from "./packages.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** All that the built pages are made of; the packages stand for themselves in the lock file. */
const sources = ["web", "contract", "public", "team.config.ts", "vite.config.ts", "package.json", "package-lock.json"];
/** Tests are not built, and the route tree is written by the build itself. */
const isLeftOut = (path) => /\.test\.tsx?$|\.md$|(^|[\\/])routeTree\.gen\.ts$/.test(path);
const stampIn = (root) => join(root, "dist", ".built-from");

export function arePagesCurrent(root) {
  return readOr(stampIn(root), "") === fingerprint(root);
}

export async function buildPages(root) {
  const builtFrom = fingerprint(root);
  rmSync(stampIn(root), { force: true });
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const build = [nodeIn(root), vite, "build", "--app", "--logLevel", "warn"];
  await runQuietly("Building the pages", build, { cwd: root, env: { ...process.env, NODE_ENV: "production" } });
  writeFileSync(stampIn(root), builtFrom);
}

/** One hash over the names and bytes of the sources: the same after a checkout that only touched the dates. */
function fingerprint(root) {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(root, source) {
  const entries = entriesOf(join(root, source));
  if (!entries) return readOr(join(root, source), undefined) === undefined ? [] : [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length))
    .filter((path) => !isLeftOut(path))
    .sort();
}

function entriesOf(path) {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true });
  } catch {
    return undefined; // a file, or nothing at all
  }
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return otherwise;
  }
}
