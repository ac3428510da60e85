import { expect, test } from "vitest";
import { browserVersion } from "./browser-version.format.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome 142"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge 141"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1", "Safari 18"],
  ["Mozilla/5.0 (Linux; Android 9) Version/4.0 Mobile", "another browser"],
  [`${"x".repeat(600)} Chrome/142.0.0.0`, "another browser"], // only the beginning is read
  ["", "another browser"],
])("%s", (userAgent, browser) => {
  expect(browserVersion(userAgent)).toBe(browser);
});
