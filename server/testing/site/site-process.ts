import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { copyMigratedTo } from "./migrated-folder.ts";

let isBuilt = false;
/** What only pays off for a process that runs for longer than a test: the engine's code is compiled once, not twice. */
const forShortRuns = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];
/** Tests ask no other host. */
const byItself = { VIDEO_STILLS_URL: "off" };
const address = /Site\s+(http:\S+)/;

export type SiteProcess = {
  origin: string;
  pid: number;
  dataDir: string;
  /** Returns everything printed so far. */
  printed: () => string;
  /** Sends the signal, waits for the end, and returns the exit code; null if the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Ends it and removes its data folder. */
  close: () => Promise<void>;
};

/** Returns the path of a built program, which starts in half the time of its sources. Builds it again if those have changed. */
export function builtProgram(name: "main" | "admin" | "restore" = "main"): string {
  if (!isBuilt) execFileSync(process.execPath, ["scripts/prepare.mjs", "pages"], { cwd: projectFolder });
  isBuilt = true;
  return join(projectFolder, `dist/site/${name}.js`);
}

/**
 * Starts the site in a separate process, as it runs for visitors. Unless a data folder is given, it has a new one, with an empty
 * database.
 */
export function startSiteProcess(settings: Record<string, string> = {}): Promise<SiteProcess> {
  return watched([process.execPath, ...forShortRuns, builtProgram()], settings);
}

/** Starts the site as developers do: from its sources, with hot reload. */
export const startForDevelopment = (settings: Record<string, string>): Promise<SiteProcess> =>
  watched([process.execPath, join(projectFolder, "server/main.ts"), "--dev"], settings);

/** Starts the site in a process that may only have this many files and connections open. */
export const startSiteWithin = (descriptors: number): Promise<SiteProcess> =>
  watched(["sh", "-c", `ulimit -n ${descriptors}; exec "$0" "$1"`, process.execPath, builtProgram()], {});

/** Starts the site as `npm start` does: the built server, with its memory limits. */
export async function startShippedSite(settings: Record<string, string> = {}): Promise<SiteProcess> {
  const { scripts } = JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8"));
  const path = [join(projectFolder, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return watched(["sh", "-c", scripts.start], { NODE_OPTIONS: "", ...settings, PATH: path });
}

/** Runs a command that starts the site, and waits until it listens. */
export async function watched(
  [program = "", ...args]: string[],
  settings: Record<string, string>,
): Promise<SiteProcess> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "site-")));
  if (!settings.DATA_DIR && !settings.DATABASE_URL) copyMigratedTo(dataDir);
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: { ...process.env, ...byItself, PORT: "0", ...settings, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = collectOutput(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, "exit");
    }
    return child.exitCode;
  };
  return {
    origin: await printedAddress(child, printed),
    pid: child.pid ?? 0,
    dataDir,
    printed,
    end,
    close: async () => {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a start that must fail. Returns what it printed, and its exit code. */
export async function runFailingSite(settings: Record<string, string>) {
  const child = spawn(process.execPath, [builtProgram()], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = collectOutput(child);
  const [exitCode] = await once(child, "exit");
  return { exitCode, printed: printed() };
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let printed = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => (printed += chunk));
  return () => printed;
}

function printedAddress(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const [, origin] = address.exec(printed()) ?? [];
      if (origin) resolve(origin);
    });
    child.once("exit", () => reject(new Error(`The site did not start: ${printed()}`)));
  });
}
