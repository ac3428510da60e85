import { defineConfig } from "vitest/config";
import { findPostgres } from "#server/testing/find-postgres.ts";

const server = ["server/**/*.test.ts"];
/** The long forms of what the tests do briefly; they run by themselves. */
const long = ["**/*.endurance.test.ts"];
const consoleErrors = "./server/testing/fail-on-console-error.ts";
/** A machine that builds something else meanwhile is slow; a test that hangs still ends. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** The server's tests run once on each engine; all files of a worker share one process, and with it one database. */
const embedded = {
  test: {
    name: "embedded",
    include: [...server, "contract/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["server/database/postgres/**", ...long],
    env: { TEST_ENGINE: "embedded" },
    globalSetup: "./server/testing/embedded-archive.ts",
    setupFiles: consoleErrors,
    isolate: false,
    ...patience,
  },
};

const postgres = {
  test: {
    name: "postgres",
    include: server,
    exclude: ["server/database/embedded/**", ...long],
    env: { TEST_ENGINE: "postgres" },
    globalSetup: "./server/testing/postgres-server.ts",
    setupFiles: consoleErrors,
    isolate: false,
    ...patience,
  },
};

const web = { test: { name: "web", include: ["web/**/*.test.{ts,tsx}"], setupFiles: consoleErrors } };
const e2e = {
  test: {
    name: "e2e",
    include: ["e2e/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
  },
};

const onEngines = [embedded, ...(hasPostgres() ? [postgres] : [])];
const endurance = onEngines.map(({ test }) => ({
  test: {
    ...test,
    name: `endurance ${test.name}`,
    include: long,
    exclude: [],
    testTimeout: 30 * 60_000,
    maxWorkers: 1,
  },
}));

export default defineConfig({ test: { projects: [...onEngines, web, e2e, ...endurance] } });

function hasPostgres(): boolean {
  if (findPostgres()) return true;
  const missing = "There is no PostgreSQL for the tests: set TEST_DATABASE_URL, or install it.";
  if (process.env.CI) throw new Error(missing);
  console.log(`${missing} Its tests are skipped.`);
  return false;
}
