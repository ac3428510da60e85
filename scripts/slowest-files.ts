import { join, relative } from "node:path";
import { root } from "./checks/project-files.ts";

/** A test file's duration in Vitest's JSON report. */
export type TimedFile = { name: string; startTime: number; endTime: number };

/** A file of journeys, or a part of one, in Playwright's JSON report. */
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

/** Returns a line for each of the slowest files. One that ran on both engines counts with both durations. */
export function slowestFiles(files: TimedFile[], count = 10): string[] {
  const taken = new Map<string, number>();
  for (const { name, startTime, endTime } of files) taken.set(name, (taken.get(name) ?? 0) + endTime - startTime);
  return [...taken]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(root, name)}`);
}
