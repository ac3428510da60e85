import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { treeOf } from "#server/testing/measures/memory.ts";

/** What the Dockerfile builds on. It's made here from Debian's packages, because a test asks no registry of images. */
const baseName = "docker.io/library/node:26-slim";
const base = join(projectFolder, ".cache/container-base.tar");
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/** Whether images can be built here without a container engine. That takes root, Linux and two programs. */
export function canBuildImages(): boolean {
  const isPossible = process.getuid?.() === 0 && ["buildah", "debootstrap"].every(isInstalled);
  if (!isPossible) console.log("Containers aren't tested here. As root on Debian: apt install buildah debootstrap.");
  return isPossible;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A place for images of its own. */
export function imageStore() {
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  const store = ["--root", join(folder, "store"), "--runroot", join(folder, "run"), "--storage-driver", "vfs"];
  const buildah = (...args: string[]) =>
    execFileSync("buildah", [...store, ...args], { encoding: "utf8", stdio: "pipe", maxBuffer: 1e9 }).trim();
  const containers = new Map<string, string>();

  /** Returns a container of the image, without the volume, in whose place a test mounts its own folder. */
  const containerOf = (image: string): string => {
    const container = containers.get(image) ?? buildah("from", "--pull-never", image);
    if (!containers.has(image)) buildah("config", "--volume", "/data-", container);
    containers.set(image, container);
    return container;
  };
  const runIn = (image: string, { data, settings }: Run, command: string[]) => {
    const environment = Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    const options = ["--isolation", "chroot", "--volume", `${data}:/data`, ...environment];
    return [...store, "run", ...options, containerOf(image), "--", ...command];
  };
  return {
    makeBase: () => {
      makeBase();
      const container = buildah("from", "scratch");
      buildah("add", container, base, "/");
      buildah("config", "--env", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", container);
      buildah("commit", "--rm", container, baseName);
    },
    /** Builds the project's Dockerfile. */
    build: (image: string) =>
      buildah("bud", "--pull-never", "--format", "docker", "--isolation", "chroot", "--tag", image, projectFolder),
    configOf: (image: string) => JSON.parse(buildah("inspect", "--type", "image", image)).Docker.config,
    run: (image: string, run: Run, command: string[]) =>
      execFileSync("buildah", runIn(image, run, command), { encoding: "utf8", stdio: "pipe" }),
    start: (image: string, run: Run, command: string[]) => {
      const child = spawn("buildah", runIn(image, run, command), { stdio: "ignore" });
      return { stop: () => stop(child) };
    },
    remove: () => {
      buildah("rm", "--all");
      buildah("rmi", "--all", "--force");
      rmSync(folder, { recursive: true });
    },
  };
}

type Run = { data: string; settings: Record<string, string> };

/** Signals the site, as an engine does; buildah itself would kill it. Returns the exit code. */
async function stop(child: ChildProcess): Promise<number | null> {
  const isSite = (pid: number) =>
    /^node\0.*\/release\/dist\/site\/main\.js/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  const site = treeOf(child.pid ?? 0).find(isSite);
  if (site === undefined) throw new Error("There is no site in the container.");
  const ended = once(child, "exit");
  process.kill(site, "SIGTERM");
  await ended;
  return child.exitCode;
}

/** Debian with Node, npm and the user `node`, as in the image of that name, and this machine's certificates and registry. */
function makeBase() {
  if (existsSync(base)) return;
  const folder = mkdtempSync(join(tmpdir(), "base-"));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: "utf8", stdio: "pipe" }).trim();
  run("debootstrap", "--variant=minbase", "--include=libatomic1,ca-certificates", "stable", folder);
  cpSync(process.execPath, join(folder, "usr/local/bin/node"));
  const npm = dirname(dirname(realpathSync(run("sh", "-c", "command -v npm"))));
  cpSync(npm, join(folder, "usr/local/lib/node_modules/npm"), { recursive: true });
  run("ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", join(folder, "usr/local/bin/npm"));
  run("chroot", folder, "useradd", "--uid", "1000", "--create-home", "node");
  if (existsSync(certificates)) cpSync(certificates, join(folder, certificates), { dereference: true });
  mkdirSync(join(folder, "usr/local/etc"), { recursive: true });
  writeFileSync(
    join(folder, "usr/local/etc/npmrc"),
    `cafile=${certificates}\nregistry=${run("npm", "config", "get", "registry")}\n`,
  );
  mkdirSync(join(projectFolder, ".cache"), { recursive: true });
  run("tar", "-C", folder, "-cf", base, ".");
  rmSync(folder, { recursive: true });
}
