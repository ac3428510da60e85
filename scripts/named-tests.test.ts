import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./checks/project-files.ts";
import { namedJourneys, namedUnits } from "./named-tests.ts";

const unit = (fullName: string, status: string, failureMessages = status === "failed" ? ["Error"] : []) => ({
  fullName,
  status,
  failureMessages,
});

test("a failed test is named once, whether it failed on one engine or on both", () => {
  const results = [unit("who may call names every address", "failed"), unit("nobody else may", "passed")];
  const file = {
    name: join(root, "server/features/sessions/roles.test.ts"),
    status: "failed",
    assertionResults: results,
  };
  expect(namedUnits([file, file])).toEqual([
    "failed  server/features/sessions/roles.test.ts  who may call names every address",
  ]);
});

test("a test that only passed on the second try is named as flaky", () => {
  const results = [unit("stays", "passed"), unit("waits", "passed", ["Error"])];
  const file = { name: join(root, "server/a.test.ts"), status: "passed", assertionResults: results };
  expect(namedUnits([file])).toEqual(["flaky   server/a.test.ts  waits"]);
});

test("a file that doesn't load is named, though none of its tests ran", () => {
  const file = { name: join(root, "server/a.test.ts"), status: "failed", assertionResults: [] };
  const setUpFailed = { ...file, name: join(root, "server/b.test.ts"), assertionResults: [unit("b", "skipped")] };
  expect(namedUnits([file, setUpFailed])).toEqual(["failed  server/a.test.ts", "failed  server/b.test.ts"]);
});

test("failed journeys are told apart from those that passed on retry, however they're grouped", () => {
  const journey = (title: string, status: string) => ({ title, tests: [{ status }] });
  const group = { file: "a.spec.ts", specs: [journey("buys", "flaky")] };
  const specs = [journey("signs in", "unexpected"), journey("reads", "expected"), journey("waits", "skipped")];
  expect(namedJourneys({ file: "a.spec.ts", specs, suites: [group] })).toEqual([
    "failed  e2e/a.spec.ts  signs in",
    "flaky   e2e/a.spec.ts  buys",
  ]);
});
