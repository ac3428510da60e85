import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./checks/project-files.ts";
import { mutatedModules } from "./mutation/modules.ts";
import { type MutationReport, scoreOf } from "./mutation/score.ts";

const kept = join(".cache", "mutation");

/** Runs Stryker on a module. Skips what hasn't changed since the last run. */
function mutate(name: string): MutationReport {
  const { mutate, tests } = mutatedModules[name] ?? unknown(name);
  const incremental = join(kept, `${name}.incremental.json`);
  const stryker = join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
  const { status } = spawnSync(
    process.execPath,
    [stryker, "run", "--mutate", mutate.join(","), "--incrementalFile", incremental],
    { cwd: root, stdio: "inherit", env: { ...process.env, MUTATION_TESTS: tests.join(",") } },
  );
  if (status !== 0) throw new Error(`The mutants of ${name} didn't run.`);
  return JSON.parse(readFileSync(join(root, incremental), "utf8"));
}

function unknown(name: string): never {
  throw new Error(`There's no module "${name}". Choose from ${Object.keys(mutatedModules).join(", ")}.`);
}

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(mutatedModules);
const lines: string[] = [];
for (const name of names) lines.push(`${name.padEnd(20)}${scoreOf(mutate(name))}`);
console.log(`\n${lines.join("\n")}`);
