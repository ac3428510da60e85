import { join, relative } from "node:path";
import { root } from "./checks/project-files.ts";

/** How long a test file took, as Vitest's JSON report has it. */
export type TimedFile = { name: string; startTime: number; endTime: number };

/** A file of journeys, or a part of it, as Playwright's JSON report has it. */
type JourneySuite = {
  file: string;
  suites?: JourneySuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

export const timedJourneys = (suite: JourneySuite): TimedFile => ({
  name: join(root, "e2e", suite.file),
  startTime: 0,
  endTime: durationOf(suite),
});

function durationOf({ specs, suites = [] }: JourneySuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((total, ms) => total + ms, 0);
}

/** The files that took longest, a line each; a file that ran on both engines counts with both. */
export function slowestFiles(files: TimedFile[], count = 10): string[] {
  const taken = new Map<string, number>();
  for (const { name, startTime, endTime } of files) taken.set(name, (taken.get(name) ?? 0) + endTime - startTime);
  return [...taken]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(root, name)}`);
}
