import { join, relative } from "node:path";
import { root } from "./checks/project-files.ts";

/** A test file in Vitest's JSON report. */
export type UnitFile = {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

/** A file of journeys, or a part of one, in Playwright's JSON report. */
export type JourneyFile = {
  file: string;
  suites?: JourneyFile[];
  specs: { title: string; tests: { status: string }[] }[];
};

/**
 * Returns a line for each test that failed, or only passed on the second try, and for each file that failed to load. A test that
 * runs on both engines is listed once.
 */
export function namedUnits(files: UnitFile[]): string[] {
  const lines = files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const told = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    if (status === "failed" && !told.some((result) => result.status === "failed")) return [`failed  ${file}`];
    return told.map(
      (result) => `${result.status === "failed" ? "failed" : "flaky "}  ${file}  ${result.fullName.trim()}`,
    );
  });
  return [...new Set(lines)];
}

const told: Record<string, string> = { unexpected: "failed", flaky: "flaky" };

/** Returns a line for each journey that failed, or only passed on the second try. */
export function namedJourneys({ file, suites = [], specs }: JourneyFile): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .map(({ status }) => told[status])
      .filter((word) => word !== undefined)
      .map((word) => `${word.padEnd(6)}  ${join("e2e", file)}  ${title}`),
  );
  return [...own, ...suites.flatMap(namedJourneys)];
}
