import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ownPlatform } from "#server/platform/process/own-platform.ts";
import { unbundled } from "./build/unbundled.ts";
import { root } from "./checks/project-files.ts";

/**
 * Runs `npm run release`: writes an archive of the built site that runs with Node 26 alone. Options: `npm run release --
 * --platform linux-arm64-glibc --to folder`. Without them it's for this machine's platform, in releases/.
 */
const { values: options } = parseArgs({ options: { platform: { type: "string" }, to: { type: "string" } } });
const { platform = ownPlatform(), to = join(root, "releases") } = options;
const [os = "", cpu, libc] = platform.split("-");
if (!cpu || (os === "linux") !== (libc !== undefined)) {
  console.error(
    `There's no platform "${platform}". Name a system, a processor and on Linux the C library: linux-x64-glibc.`,
  );
  process.exit(1);
}

const built = ["client", "empty-database", "server", "site"].map((name) => `dist/${name}`);
const copied = [...built, ".env.example", "LICENSE", "bin", "deploy", "docs/deploy.md", "migrations"];
const commands = ["start", "admin", "backup", "restore", "verify-ledger", "team"];

const { name, version, private: isPrivate, license, type, scripts, dependencies } = readJson("package.json");
const madeAt = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
const title = `${name}-${version}-${madeAt}-${platform}`;
const staging = mkdtempSync(join(tmpdir(), "release-"));
const folder = join(staging, title);
try {
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  installPackages();
  const archive = resolve(to, `${title}.tar.gz`);
  mkdirSync(to, { recursive: true });
  execFileSync("tar", ["-czf", archive, "-C", staging, title]);
  console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(staging, { recursive: true });
}

/** Installs what isn't in the builds, in the versions of the project's lock file, which npm cuts down to them. */
function installPackages() {
  const manifest = {
    name,
    version,
    private: isPrivate,
    license,
    type,
    engines: { node: ">=26" },
    os: [os],
    cpu: [cpu],
    ...(libc && { libc: [libc] }),
    scripts: Object.fromEntries(commands.map((command) => [command, scripts[command]])),
    dependencies: Object.fromEntries(unbundled.map((each) => [each, dependencies[each]])),
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ["package-lock.json", ".npmrc"]) cpSync(join(root, file), join(folder, file));
  const wanted = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : []), "--omit=dev", "--ignore-scripts"];
  // --force: this machine may be another platform than the release's.
  const own = process.env.npm_execpath;
  const npm = own ? [process.execPath, own] : ["npm"];
  execFileSync("env", [...npm, "install", ...wanted, "--prefer-offline", "--force"], { cwd: folder, stdio: "pipe" });
  rmSync(join(folder, ".npmrc"));
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
