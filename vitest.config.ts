import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { reachesDatabase, testFilesIn } from "#server/testing/records/reaches-database.ts";

/** The long versions of tests, which run separately. */
const long = testFilesIn("server/**/*.endurance.test.ts");
const brief = testFilesIn("{server,contract,scripts}/**/*.test.ts").filter((file) => !long.includes(file));
/** Tests of one engine run on that engine, tests that open a database on both, all others once. */
const folders = ["server/database/embedded/", "server/database/postgres/"] as const;
const [ofEmbedded = [], ofPostgres = []] = folders.map((folder) => brief.filter((file) => file.startsWith(folder)));
const shared = brief.filter((file) => ![...ofEmbedded, ...ofPostgres].includes(file));
const onBoth = shared.filter((file) => reachesDatabase(file));
/**
 * These open a database only because they need a site. What they test doesn't depend on the engine: connections, queues, drawing,
 * decoding, permissions, pages.
 */
const ofAnyEngine = [
  "busy-studio",
  "documents",
  "env",
  "forged-entries",
  "heavy-cast",
  "link-codes",
  "long-texts",
  "news-pages",
  "nginx",
  "overload",
  "page-form-flood",
  "provider-away",
  "public-addresses",
  "receiving",
  "roles",
  "security-headers",
  "site-icon",
  "told-to-nobody",
  "unforeseen-errors",
].map((name) => `${name}.test.ts`);

const consoleErrors = "./server/testing/records/fail-on-console-error.ts";
/** Allows for a busy machine, but still ends a test that hangs. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
/**
 * All files of a worker share one process, and with it one database. More workers than cores, because some wait while others
 * compute.
 */
const beside = { isolate: false, maxWorkers: availableParallelism() + 1, setupFiles: consoleErrors, ...patience };

const embedded = {
  test: {
    name: "embedded",
    include: [...onBoth, ...ofEmbedded],
    env: { TEST_ENGINE: "embedded" },
    globalSetup: "./server/testing/site/embedded-archive.ts",
    ...beside,
  },
};

const postgres = {
  test: {
    name: "postgres",
    include: [...onBoth.filter((file) => !ofAnyEngine.includes(basename(file))), ...ofPostgres],
    env: { TEST_ENGINE: "postgres" },
    globalSetup: "./server/testing/postgres/postgres-server.ts",
    ...beside,
  },
};

const once = { test: { name: "once", include: shared.filter((file) => !onBoth.includes(file)), ...beside } };
const web = { test: { name: "web", include: ["web/**/*.test.{ts,tsx}"], ...beside } };
const onEngines = [embedded, ...(hasPostgres() ? [postgres] : [])];
const endurance = onEngines.map(({ test }) => ({
  test: {
    ...test,
    name: `endurance ${test.name}`,
    include: long,
    testTimeout: 30 * 60_000,
    maxWorkers: 1,
  },
}));

export default defineConfig({ test: { projects: [...onEngines, once, web, ...endurance] } });

function hasPostgres(): boolean {
  if (findPostgres()) return true;
  const missing = "There is no PostgreSQL for the tests: set TEST_DATABASE_URL, or install it.";
  if (process.env.CI) throw new Error(missing);
  console.log(`${missing} Its tests are skipped.`);
  return false;
}
