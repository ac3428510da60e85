import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Break, breaks } from "./breaks.ts";
import { breakIn, copyWorkingTree } from "./working-copy.ts";

/**
 * Breaks a rule in a copy of the working tree and runs its test, which must pass before and fail afterwards. Returns the problem,
 * or undefined.
 */
function tryBreak(folder: string, each: Break): string | undefined {
  if (runTest(folder, each.seenBy) !== "passed") return "its test doesn't pass on unbroken code";
  const mend = breakIn(folder, each);
  try {
    return runTest(folder, each.seenBy) === "failed" ? undefined : "its test doesn't fail";
  } finally {
    mend();
  }
}

type Verdict = "passed" | "failed" | "did not run";

function runTest(folder: string, { file, title }: Break["seenBy"]): Verdict {
  const results = join(folder, "results.json");
  const vitest = join(folder, "node_modules", "vitest", "vitest.mjs");
  const chosen = ["--project", "embedded", "--project", "once", file, "-t", `${RegExp.escape(title)}$`];
  rmSync(results, { force: true });
  spawnSync(process.execPath, [vitest, "run", ...chosen, "--reporter=json", `--outputFile=${results}`], {
    cwd: folder,
    stdio: "ignore",
  });
  if (!existsSync(results)) return "did not run";
  const { testResults } = JSON.parse(readFileSync(results, "utf8"));
  const statuses = new Set(testResults.flatMap(verdictsOf));
  if (statuses.has("failed")) return "failed";
  return statuses.has("passed") ? "passed" : "did not run";
}

const verdictsOf = ({ assertionResults }: { assertionResults: { status: string }[] }) =>
  assertionResults.map(({ status }) => status);

const chosen = process.argv.slice(2);
const { folder, remove } = copyWorkingTree();
try {
  for (const each of breaks.filter(({ rule }) => chosen.length === 0 || chosen.some((word) => rule.startsWith(word)))) {
    const problem = tryBreak(folder, each);
    console.log(`${problem ? "FAIL" : "seen"}  ${each.rule}  (${problem ?? each.seenBy.file})`);
    if (problem) process.exitCode = 1;
  }
} finally {
  remove();
}
