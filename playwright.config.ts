import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./scripts/programs/ensure-browser.ts";

/**
 * For machines without a screen and for root, to stop the browser's own requests, and to start no process for a page that may never
 * be opened, which takes an eighth of a journey's time.
 */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--renderer-process-limit=1",
];

process.env.CHROME_PATH ??= ensureBrowser(); // workers inherit it

/** The journeys, see docs/testing.md. The timeouts allow for a busy machine, but still end a test that hangs. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: ".cache/journeys",
  globalSetup: "./e2e/fixtures/fill-site.ts",
  // Node itself understands these, in half of the time.
  build: { external: ["**/contract/**", "**/server/**"] },
  workers: 3, // on two cores, because some wait while others compute
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 1, // to record failures, because recording every run takes half as long again
  reporter: "line",
  reportSlowTests: null, // scripts/test.ts lists them, for all parts
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Animation frames cost an eighth of the time; journeys that need them use inMotion.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROME_PATH, args },
  },
});
