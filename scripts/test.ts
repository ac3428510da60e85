import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Outcome, runChecks } from "./check.ts";
import { root } from "./checks/project-files.ts";
import { namedJourneys, namedUnits } from "./named-tests.ts";
import { ensureBrowser } from "./programs/ensure-browser.ts";
import { ensurePostgres } from "./programs/ensure-postgres.ts";
import { slowestFiles, type TimedFile, timedJourneys } from "./slowest-files.ts";

/** The parts of the tests in order. Each summarises what its runner counted. */
const parts: Record<string, () => Promise<Outcome>> = { checks: runChecks, units: runUnits, journeys: runJourneys };

/** Runs all tests beside the code, on the embedded database and on a PostgreSQL server, components in a browser. */
async function runUnits(): Promise<Outcome> {
  const postgres = ensurePostgres();
  if (postgres) console.log(`PostgreSQL for the tests: ${postgres}`);
  const browser = ensureBrowser();
  const missing = [
    postgres ? nothing : without("PostgreSQL: set TEST_DATABASE_URL, or install it"),
    browser ? nothing : without(chrome),
  ];
  return sum([...missing, await runVitest(["!endurance*"], browser ? { CHROME_PATH: browser } : {})]);
}

const chrome = "Chrome or Chromium: set CHROME_PATH, or install it";

/** Runs the journeys of a visitor, a member and each admin role in a real browser. With LONG=1, those tagged @long as well. */
async function runJourneys(): Promise<Outcome> {
  const browser = ensureBrowser();
  if (!browser) return without(chrome);
  console.log(`Browser for the tests: ${browser}`);
  return runPlaywright({ CHROME_PATH: browser });
}

/** Reports a missing program. Its tests are skipped on a laptop and fail in CI. */
function without(program: string): Outcome {
  const isCi = Boolean(process.env.CI);
  console.log(`There's no ${program}. Its tests ${isCi ? "can't run" : "are skipped"}.`);
  return isCi ? failure(`There's no ${program}.`) : { ...nothing, skipped: 1 };
}

function runVitest(projects: string[], environment: Record<string, string>): Promise<Outcome> {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const chosen = projects.flatMap((project) => ["--project", project]);
  return counting("units", async (results) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
    const code = await run([vitest, "run", ...reporters, ...chosen], environment);
    const counted = readJson(results);
    timedFiles.push(...counted.testResults);
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counted;
    return { code, passed, failed, skipped, named: namedUnits(counted.testResults) };
  });
}

function runPlaywright(environment: Record<string, string>): Promise<Outcome> {
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  return counting("journeys", async (results) => {
    const reporters = ["--reporter=line,json"];
    const chosen = process.env.LONG ? [] : ["--grep-invert=@long"];
    const code = await run([playwright, "test", ...reporters, ...chosen], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    });
    const { stats, suites } = readJson(results);
    timedFiles.push(...suites.map(timedJourneys));
    const { expected, unexpected: failed, flaky, skipped } = stats;
    return { code, passed: expected + flaky, failed, skipped, named: suites.flatMap(namedJourneys) };
  });
}

/** Counts a run that failed without a failed test (such as a crash, or a file that doesn't load) as one failure. */
async function counting(
  part: string,
  run: (results: string) => Promise<Outcome & { code: number | null }>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "test-results-"));
  try {
    const { code, ...counted } = await run(join(folder, "results.json"));
    if (code === 0 || counted.failed > 0) return counted;
    const isNamed = counted.named.some((line) => line.startsWith("failed"));
    return {
      ...counted,
      failed: 1,
      named: isNamed ? counted.named : failure(`The ${part} failed outside a test.`).named,
    };
  } catch {
    return failure(`The ${part} ended early and couldn't be counted.`);
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

/** The durations of all parts' files. */
const timedFiles: TimedFile[] = [];
const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, named: [] };
const failure = (why: string): Outcome => ({ ...nothing, failed: 1, named: [`failed  ${why}`] });

const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
  named: outcomes.flatMap(({ named }) => named),
});

const chosen = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n== ${name}\n`);
  outcomes.push(await runPart());
}
if (timedFiles.length > 0) console.log(`\nThe slowest files:\n${slowestFiles(timedFiles).join("\n")}`);
const { passed, failed, skipped, named } = sum(outcomes);
if (named.length > 0) console.log(`\n${named.join("\n")}`); // near the end, which is the part of the log that CI keeps
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
