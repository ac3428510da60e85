import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Outcome, runChecks } from "./check.ts";
import { root } from "./checks/project-files.ts";
import { ensureBrowser } from "./programs/ensure-browser.ts";
import { ensurePostgres } from "./programs/ensure-postgres.ts";
import { slowestFiles, type TimedFile, timedJourneys } from "./slowest-files.ts";

/** The parts of the tests, in this order; each sums up what its runner counted. */
const parts: Record<string, () => Promise<Outcome>> = { checks: runChecks, units: runUnits, journeys: runJourneys };

/** Everything beside the code, on the embedded database and on a server. */
async function runUnits(): Promise<Outcome> {
  const postgres = ensurePostgres();
  if (postgres) console.log(`PostgreSQL for the tests: ${postgres}`);
  const missing = postgres ? nothing : without("PostgreSQL: set TEST_DATABASE_URL, or install it");
  return sum([missing, await runVitest(["!endurance*"])]);
}

/** The journeys of a visitor, a member and each admin role in a real browser. */
async function runJourneys(): Promise<Outcome> {
  const browser = ensureBrowser();
  if (!browser) return without("Chrome or Chromium: set CHROME_PATH, or install it");
  console.log(`Browser for the tests: ${browser}`);
  return runPlaywright({ CHROME_PATH: browser });
}

/** What is missing is skipped on a laptop; CI must have it. */
function without(program: string): Outcome {
  const isCi = Boolean(process.env.CI);
  console.log(`There is no ${program}. Its tests ${isCi ? "cannot run" : "are skipped"}.`);
  return isCi ? { ...nothing, failed: 1 } : { ...nothing, skipped: 1 };
}

function runVitest(projects: string[]): Promise<Outcome> {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const chosen = projects.flatMap((project) => ["--project", project]);
  return counting(async (results) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
    const code = await run([vitest, "run", ...reporters, ...chosen]);
    const counted = readJson(results);
    timedFiles.push(...counted.testResults);
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counted;
    return { code, passed, failed, skipped };
  });
}

function runPlaywright(environment: Record<string, string>): Promise<Outcome> {
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  return counting(async (results) => {
    const reporters = ["--reporter=line,json"];
    const code = await run([playwright, "test", ...reporters], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    });
    const { stats, suites } = readJson(results);
    timedFiles.push(...suites.map(timedJourneys));
    const { expected, unexpected: failed, flaky, skipped } = stats;
    if (flaky > 0) console.log(`${flaky} of the journeys passed only the second time. They are named above as flaky.`);
    return { code, passed: expected + flaky, failed, skipped };
  });
}

/** A run that failed without a failed test (a file that does not load, a crash) counts as one failure. */
async function counting(run: (results: string) => Promise<Outcome & { code: number | null }>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-results-"));
  try {
    const { code, ...counted } = await run(join(folder, "results.json"));
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { ...nothing, failed: 1 }; // it ended before it could count
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

function run(args: string[], environment: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.once("error", reject);
    child.once("close", resolve);
  });
}

/** Of all parts. */
const timedFiles: TimedFile[] = [];
const nothing: Outcome = { passed: 0, failed: 0, skipped: 0 };

const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
});

const chosen = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${name}\n`);
  outcomes.push(await runPart());
}
if (timedFiles.length > 0) console.log(`\nThe slowest files:\n${slowestFiles(timedFiles).join("\n")}`);
const { passed, failed, skipped } = sum(outcomes);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
