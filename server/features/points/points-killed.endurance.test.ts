import { expect, test } from "vitest";
import { openCrashDatabase } from "#server/testing/kills/kill-writers.ts";

const rounds = 50;

/** Different moments in each round, spread over the first two hundred writes. */
const writesBefore = (round: number) => 1 + ((round * 73) % 199);

test(`kill -9 during points writes, ${rounds} times: every acknowledged one is kept, and none is half done`, async () => {
  const field = await openCrashDatabase();
  const reopened: number[] = [];
  let writes = 0;
  for (let round = 1; round <= rounds; round++) {
    const { acknowledged, problems, reopenedMs } = await field.kill(round, writesBefore(round));
    expect(problems).toEqual([]);
    writes += acknowledged;
    reopened.push(reopenedMs);
  }
  await field.remove();
  const [middle, slowest] = [reopened.toSorted((a, b) => a - b)[rounds / 2], Math.max(...reopened)];
  console.log(`${rounds} kills, ${writes} acknowledged writes, none lost.`);
  console.log(`Open again after ${middle?.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} ms at most.`);
});
