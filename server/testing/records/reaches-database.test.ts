import { expect, test } from "vitest";
import { reachesDatabase, testFilesIn } from "./reaches-database.ts";

test.each([
  "server/features/points/points.test.ts", // through useSite
  "server/features/points/points-killed.test.ts", // through a process that is killed
  "server/database/migrate.test.ts", // a database without tables
])("%s runs on each engine", (file) => {
  expect(reachesDatabase(file)).toBe(true);
});

test.each([
  "server/platform/secrets/password.test.ts",
  "server/features/news/markdown.test.ts",
  "contract/fields.test.ts",
])("%s runs once", (file) => {
  expect(reachesDatabase(file)).toBe(false);
});

test("the test files found include this one", () => {
  expect(testFilesIn("server/**/*.test.ts")).toContain("server/testing/records/reaches-database.test.ts");
});
