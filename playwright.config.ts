import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./scripts/programs/ensure-browser.ts";

/** What a machine without a screen, and a user who is root, ask for; and no calls of the browser's own. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

process.env.CHROME_PATH ??= ensureBrowser(); // workers inherit it

/** The journeys: see docs/testing.md. A machine that builds something else meanwhile is slow; a test that hangs still ends. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: ".cache/journeys",
  globalSetup: "./e2e/fixtures/fill-site.ts",
  workers: 3, // on two cores: some wait while others compute
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 1, // to record what goes wrong: recording all of them takes half as long again
  reporter: "line",
  reportSlowTests: null, // scripts/test.ts names them, of all parts
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/London",
    contextOptions: { reducedMotion: "reduce" }, // frames cost an eighth of the time; what moves is looked at with inMotion
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROME_PATH, args },
  },
});
