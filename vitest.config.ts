import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";
import { reachesDatabase, testFilesIn } from "#server/testing/records/reaches-database.ts";
import { installedBrowser } from "./scripts/programs/ensure-browser.ts";

/** The long versions of tests, which run separately. */
const long = testFilesIn("server/**/*.endurance.test.ts");
const brief = testFilesIn("{server,contract,scripts}/**/*.test.ts").filter((file) => !long.includes(file));
/** Tests of one engine run on that engine, tests that open no database run once. */
const folders = ["server/database/embedded/", "server/database/postgres/"] as const;
const [ofEmbedded = [], ofPostgres = []] = folders.map((folder) => brief.filter((file) => file.startsWith(folder)));
/** Run briefly in `npm test`, and whole in the endurance run. */
const withLongForm = brief.filter((file) => readFileSync(file, "utf8").includes("testing/records/is-long.ts"));
const shared = brief.filter((file) => ![...ofEmbedded, ...ofPostgres].includes(file));
const withDatabase = shared.filter((file) => reachesDatabase(file));
/**
 * What depends on the engine: SQL of its own, locks, races, instances, what a killed process leaves, backups. These run on both in
 * `npm test`. Everything else that opens a database runs on the embedded one there, and on PostgreSQL in `npm run test:endurance`.
 */
const ofBothEngines = [
  "server/backup/automatic-backups",
  "server/backup/backup.",
  "server/backup/round-trip",
  "server/database/",
  "server/features/accounts/member-sessions",
  "server/features/accounts/session-ends",
  "server/features/accounts/settings/ended-sessions",
  "server/features/accounts/sign-in/email-spelling",
  "server/features/achievements/achievement-changes",
  "server/features/achievements/results",
  "server/features/analytics/analytics",
  "server/features/applications/application-lists",
  "server/features/applications/take-back",
  "server/features/bin/bin.",
  "server/features/calendar/next-events",
  "server/features/channels/channels.",
  "server/features/contact-messages/archive",
  "server/features/discord/",
  "server/features/live/live-instances",
  "server/features/news/article-schedule",
  "server/features/news/views",
  "server/features/outbox/full-pool",
  "server/features/outbox/outbox",
  "server/features/player-pages/",
  "server/features/players/roster",
  "server/features/points/award-undo",
  "server/features/points/awards",
  "server/features/points/points-instances",
  "server/features/points/points-killed",
  "server/features/points/points-model",
  "server/features/points/points-races",
  "server/features/points/points-statements",
  "server/features/points/points.",
  "server/features/points/redeem",
  "server/features/rate-limits/",
  "server/features/search/search.",
  "server/features/social-counts/social-counts",
  "server/features/staff/accounts/ended-rights",
  "server/features/staff/accounts/lookalike-names",
  "server/features/staff/links/opening-links",
  "server/features/staff/staff-sessions",
  "server/features/switches/lockdown-instances",
  "server/features/switches/switches",
  "server/features/team/people",
  "server/features/team/preview/preview-instances",
  "server/features/team/team-instances",
  "server/features/videos/video-queue",
  "server/features/videos/videos",
  "server/health/",
  "server/http/every-endpoint/made-up-cursors",
  "server/http/every-endpoint/stale-saves",
  "server/jobs/housekeeping",
  "server/jobs/job-runner",
  "server/jobs/start-jobs",
  "server/metrics/metrics",
  "server/routing/bulk",
  "server/routing/lists",
];
const isOfBoth = (file: string) => ofBothEngines.some((start) => file.startsWith(start));

const consoleErrors = "./server/testing/records/fail-on-console-error.ts";
/** Allows for a busy machine, but still ends a test that hangs. In CI a second try tells a flaky test from one that fails. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  retry: process.env.CI ? 1 : 0,
};
/**
 * All files of a worker share one process, and with it one database. More workers than cores, because some wait while others
 * compute.
 */
const beside = { isolate: false, maxWorkers: availableParallelism() + 1, setupFiles: consoleErrors, ...patience };

const embedded = {
  test: {
    name: "embedded",
    include: [...withDatabase, ...ofEmbedded],
    env: { TEST_ENGINE: "embedded", LONG: "" },
    globalSetup: "./server/testing/site/embedded-templates.ts",
    ...beside,
  },
};

const postgres = {
  test: {
    name: "postgres",
    include: [...withDatabase.filter(isOfBoth), ...ofPostgres],
    env: { TEST_ENGINE: "postgres", LONG: "" },
    globalSetup: "./server/testing/postgres/postgres-server.ts",
    ...beside,
  },
};

const once = {
  test: { name: "once", include: shared.filter((file) => !withDatabase.includes(file)), env: { LONG: "" }, ...beside },
};
const inBrowser = "web/**/*.browser.test.tsx";
const web = { test: { name: "web", include: ["web/**/*.test.{ts,tsx}"], exclude: [inBrowser], ...beside } };
/** Components where they run: what depends on focus, dialogs, the clock of an animation and layout. */
const browser = {
  plugins: [react()],
  // Every package is prepared before the first test, because one that's found during a test would load the page again.
  optimizeDeps: { entries: ["web/{api,browser-state,documents,features,shell,testing,ui}/**/*.{ts,tsx}"] },
  test: {
    name: "browser",
    include: [inBrowser],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: installedBrowser(), args: ["--no-sandbox"] },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: "chromium" as const }],
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
    },
    ...patience,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
};
const onBrowser = installedBrowser() ? [browser] : [];
const onEngines = [embedded, ...(hasPostgres() ? [postgres] : [])];
const endurance = onEngines.map(({ test }) => ({
  test: {
    ...test,
    name: `endurance ${test.name}`,
    include: [...long, ...withLongForm],
    env: { ...test.env, LONG: "1" },
    testTimeout: 30 * 60_000,
    maxWorkers: 1,
  },
}));
const othersOnPostgres = {
  test: {
    ...postgres.test,
    name: "endurance others",
    include: withDatabase.filter((file) => !isOfBoth(file) && !withLongForm.includes(file)),
  },
};
if (onEngines.includes(postgres)) endurance.push(othersOnPostgres);

export default defineConfig({ test: { projects: [...onEngines, once, web, ...onBrowser, ...endurance] } });

function hasPostgres(): boolean {
  if (findPostgres()) return true;
  const missing = "There is no PostgreSQL for the tests: set TEST_DATABASE_URL, or install it.";
  if (process.env.CI) throw new Error(missing);
  console.log(`${missing} Its tests are skipped.`);
  return false;
}
