import { afterAll, beforeAll, expect, test } from "vitest";
import { openCrashDatabase } from "#server/testing/kills/kill-writers.ts";

let field: Awaited<ReturnType<typeof openCrashDatabase>>;

beforeAll(async () => {
  field = await openCrashDatabase();
});

afterAll(() => field.remove());

test("a kill -9 after 22 points writes: every acknowledged one is kept, and none is half done", async () => {
  const { acknowledged, problems } = await field.kill(1, 22);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(22);
});
