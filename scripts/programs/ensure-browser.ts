import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { installWithApt } from "./install-with-apt.ts";
import { onPath } from "./on-path.ts";

/** Debian's Chromium without windows, which opens a page in a fifth of the time. */
const headless = "chromium-headless-shell";
const names = [headless, "chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Returns the path of a Chrome or Chromium for the journeys: an installed one, a downloaded one, or else one it installs now. */
export function ensureBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return installedBrowser();
  return (
    installedBrowser() ?? downloaded() ?? ([headless, "chromium"].some(installWithApt) ? installedBrowser() : undefined)
  );
}

/** Returns the path of an installed Chrome or Chromium, or of the one in CHROME_PATH. */
export function installedBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  return given ? [given].find(starts) : [...names.flatMap(onPath), ...places, chromium.executablePath()].find(starts);
}

function downloaded(): string | undefined {
  console.log("No Chrome or Chromium is installed. Downloading one for the tests ...");
  try {
    const cli = join(dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")), "cli.js");
    execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  } catch {
    return undefined; // not reachable from here, but there are other ways
  }
  return [chromium.executablePath()].find(starts);
}

/** Whether a browser starts. A downloaded one may lack system libraries, which only shows when it's run. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
