import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { nodeIn } from "./packages.mjs";
import { runQuietly } from "./run-quietly.mjs";

const packages = ["package.json", "package-lock.json"];
const shared = ["contract", "team.config.ts", ...packages];
const vite = (...options) => ["node_modules/vite/bin/vite.js", "build", ...options, "--logLevel", "warn"];
const engine = "server/database/embedded/folder";
/** The sources of each build, and the command that runs it, longest first. The lock file stands in for the packages. */
const builds = [
  {
    title: "Building the pages",
    sources: [...shared, "web", "public", "vite.config.ts"],
    program: vite("--app"),
    stamp: ".built-from",
  },
  {
    title: "Building the server",
    sources: [...shared, "server", "vite.server.config.ts"],
    program: vite("--config", "vite.server.config.ts"),
    stamp: ".server-built-from",
  },
  {
    title: "Creating an empty database",
    sources: [...packages, ...["empty-database", "new-folder", "durable-files"].map((name) => `${engine}/${name}.ts`)],
    program: [`${engine}/empty-database.ts`],
    stamp: ".empty-database-made-from",
  },
];
/** Leaves out tests, which aren't built, and the route tree, which the build writes. */
const isLeftOut = (path) => /\.test\.tsx?$|\.md$|(^|[\\/])(testing[\\/].*|routeTree\.gen\.ts)$/.test(path);
const stampIn = (root, { stamp }) => join(root, "dist", stamp);

const isCurrent = (root, build) => readOr(stampIn(root, build), "") === fingerprint(root, build);

export const areBuildsCurrent = (root) => builds.every((build) => isCurrent(root, build));

/** Runs the builds that are stale, or all of them: the longest on one core, the others in turn on another. */
export async function buildAll(root, { anew }) {
  const [longest, ...others] = builds.filter((each) => anew || !isCurrent(root, each));
  const lines = await Promise.allSettled([longest ? [longest] : [], others].map((line) => buildOneByOne(root, line)));
  for (const { reason } of lines) if (reason) throw reason;
}

async function buildOneByOne(root, line) {
  for (const each of line) await build(root, each);
}

async function build(root, which) {
  const builtFrom = fingerprint(root, which);
  rmSync(stampIn(root, which), { force: true });
  await runQuietly(which.title, [nodeIn(root), ...which.program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeFileSync(stampIn(root, which), builtFrom);
}

/** Returns a hash of the sources' names and contents, which a checkout that only touches dates doesn't change. */
function fingerprint(root, { sources }) {
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
