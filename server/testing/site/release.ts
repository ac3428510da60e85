import { execFileSync } from "node:child_process";
import { chownSync, constants, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { limitedMemory } from "#server/testing/measures/limited-memory.ts";
import { builtProgram, type SiteProcess, watched } from "./site-process.ts";

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
/** Root may write to read-only folders, so the site then runs as someone else. */
const asNobody = isRoot ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"] : [];

/** A folder as the deployment guide sets it up: releases, a link to the current one, data, and no program but Node. */
export function deployReleases() {
  const folder = mkdtempSync(join(tmpdir(), "deployed-"));
  for (const name of ["releases", "data", "node"]) mkdirSync(join(folder, name));
  execFileSync("chmod", ["755", folder]);
  const dataDir = join(folder, "data");
  if (isRoot) chownSync(dataDir, nobody, nobody);
  copyFileSync(process.execPath, join(folder, "node/node"), constants.COPYFILE_FICLONE);
  const memory = limitedMemory(512);
  const environment = { PATH: `${join(folder, "node")}:/usr/bin:/bin`, NODE_OPTIONS: "", DATA_DIR: dataDir };
  const started: SiteProcess[] = [];
  return {
    dataDir,
    /** Writes the archive. Returns its path. */
    makeArchive: (): string => {
      builtProgram();
      const program = join(projectFolder, "scripts/release.ts");
      execFileSync(process.execPath, [program, "--to", folder], { cwd: projectFolder, stdio: "pipe" });
      return join(folder, readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "");
    },
    /** Unpacks the archive under this name, lets `change` alter it, and then nobody. */
    unpack: (archive: string, name: string, change = (_release: string) => {}) => {
      const release = join(folder, "releases", name);
      mkdirSync(release);
      execFileSync("tar", ["--no-same-owner", "--strip-components=1", "-xzf", archive, "-C", release]);
      change(release);
      execFileSync("chmod", ["-R", "a-w", release]);
    },
    link: (name: string) => {
      rmSync(join(folder, "current"), { force: true });
      symlinkSync(join("releases", name), join(folder, "current"));
    },
    /** Starts the linked release, in 512 MB of memory where the system can limit it. */
    start: async (settings: Record<string, string> = {}) => {
      const command = [...memory.command, ...asNobody, join(folder, "current/bin/site"), "start"];
      const site = await watched(command, { ...environment, ...settings });
      started.push(site);
      return site;
    },
    run: (...words: string[]) => {
      const [program = "", ...args] = [...asNobody, join(folder, "current/bin/site"), ...words];
      return execFileSync(program, args, { env: { ...process.env, ...environment }, encoding: "utf8" });
    },
    remove: async () => {
      for (const site of started) await site.end("SIGKILL"); // if a test failed before it could
      memory.remove();
      execFileSync("chmod", ["-R", "u+w", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
