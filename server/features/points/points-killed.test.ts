import { afterAll, beforeAll, expect, test } from "vitest";
import { openCrashDatabase } from "#server/testing/kills/kill-writers.ts";
import { isLong } from "#server/testing/records/is-long.ts";

let field: Awaited<ReturnType<typeof openCrashDatabase>>;

beforeAll(async () => {
  field = await openCrashDatabase();
});

afterAll(() => field.remove());

test.each(
  isLong
    ? [
        [1, 1],
        [2, 22],
        [3, 63],
      ]
    : [[1, 22]],
)(
  "kill -9 number %i, after %i points writes: every acknowledged one is kept, and none is half done",
  async (round, afterWrites) => {
    const { acknowledged, problems } = await field.kill(round, afterWrites);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(afterWrites);
  },
  120_000, // a database on disk is opened twice, on a machine that may be busy
);
