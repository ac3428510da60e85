import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./checks/project-files.ts";
import { slowestFiles, timedJourneys } from "./slowest-files.ts";

const file = (name: string, ms: number) => ({ name: join(root, name), startTime: 1000, endTime: 1000 + ms });

test("the slowest files lead, and one that ran on both engines counts with both", () => {
  const files = [file("server/a.test.ts", 700), file("server/b.test.ts", 1200), file("server/a.test.ts", 800)];
  expect(slowestFiles(files)).toEqual(["   1.5 s  server/a.test.ts", "   1.2 s  server/b.test.ts"]);
  expect(slowestFiles(files, 1)).toHaveLength(1);
});

test("a file of journeys counts with everything it groups", () => {
  const took = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suite = { file: "a.spec.ts", specs: [took(300)], suites: [{ file: "a.spec.ts", specs: [took(200, 500)] }] };
  expect(slowestFiles([timedJourneys(suite)])).toEqual(["   1.0 s  e2e/a.spec.ts"]);
});
