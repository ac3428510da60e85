import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./checks/project-files.ts";

/** The number of tests by outcome. `named` has a line for each that failed or was flaky. */
export type Outcome = { passed: number; failed: number; skipped: number; named: string[] };

const own = (name: string) => [process.execPath, join("scripts", "checks", `${name}.ts`)];
const tool = (name: string, ...args: string[]) => [join("node_modules", ".bin", name), ...args];

/** Longest first, so that no core waits for a long one at the end. */
const steps: Record<string, string[]> = {
  lint: tool("oxlint"),
  unused: tool("knip", "--no-progress"),
  types: tool("tsc", "--noEmit"),
  style: tool("biome", "ci", "--error-on-warnings", "--colors=off"),
  bundle: own("bundle"),
  rooms: own("rooms"),
  migrations: own("migrations"),
  documents: own("documents"),
  readme: own("readme"),
  lock: own("lock"),
  words: own("words"),
  styles: own("styles"),
  names: own("retired-names"),
  team: own("team-words"),
  bar: own("bar"),
  packages: own("packages"),
};

/** Runs the named checks, or all of them. Each prints its outcome in one line, followed by what it found. */
export async function runChecks(names: string[] = Object.keys(steps)): Promise<Outcome> {
  const waiting = names.map((name) => ({ name, command: commandOf(name) }));
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, named: [] };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const isFine = await runStep(step.name, step.command);
      outcome[isFine ? "passed" : "failed"] += 1;
      if (!isFine) outcome.named.push(`failed  npm run check -- ${step.name}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return outcome;
}

function commandOf(name: string): string[] {
  const command = steps[name];
  if (!command) throw new Error(`There's no check "${name}". Choose from ${Object.keys(steps).join(", ")}.`);
  return command;
}

function runStep(name: string, [command = "", ...args]: string[]): Promise<boolean> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const said = `${stdout}${stderr}`.trim();
      const note = !error && !said.includes("\n") ? `  ${said}` : "";
      console.log(`${error ? "FAIL" : "ok  "}  ${name.padEnd(8)}${seconds.padStart(5)} s${note}`);
      if (error) console.log(`\n${(said || error.message).replace(/^/gm, "      ")}\n`);
      resolve(!error);
    });
  });
}

if (import.meta.main) {
  const chosen = process.argv.slice(2);
  const { failed } = await runChecks(chosen.length > 0 ? chosen : undefined);
  if (failed > 0) process.exitCode = 1;
}
