import { describe, expect, test, vi } from "vitest";
import { openCrashTest } from "#server/testing/kills/crash-test.ts";
import { findPostgres } from "#server/testing/postgres/find-postgres.ts";

const rounds = 50;
/** Different moments in each round. */
const writesBefore = (round: number) => 1 + ((round * 37) % 97);

const found = findPostgres();
const canKill = process.env.TEST_ENGINE === "postgres" && found && "programs" in found;

describe.runIf(canKill)("a PostgreSQL that flushes every commit", () => {
  test(`keeps every acknowledged message when killed ${rounds} times in the middle of commits`, async () => {
    const crash = await openCrashTest();
    for (let round = 1; round <= rounds; round++) {
      await crash.writeUntil(writesBefore(round), () => crash.postgres.crash());
      await crash.postgres.start();
      await vi.waitFor(async () => expect(await crash.send(`after crash ${round}`)).toBe(201), 20_000);
    }
    expect(await crash.problems()).toEqual([]);
    console.log(`${rounds} kills of the server, ${crash.countAcknowledged()} acknowledged messages, none lost.`);
    await crash.close();
  });
});
