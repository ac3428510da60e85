import { expect, test } from "vitest";
import { Refusal } from "#server/errors.ts";
import { runInTurnOf } from "#server/platform/turns/current-turn.ts";
import { hashesDuring } from "#server/testing/measures/hashes.ts";
import { hashPassword, verifyPassword } from "./password.ts";

test("of fifty hashes at once, two run, thirty-two wait and the rest are told to come back", async () => {
  const results: PromiseSettledResult<string>[] = [];
  const hashes = await hashesDuring(async () => {
    const asked = Array.from({ length: 50 }, () => hashPassword("correct horse battery"));
    results.push(...(await Promise.allSettled(asked)));
  });
  expect(hashes).toEqual({ all: 34, mostAtOnce: 2 });
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(34);
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused).toHaveLength(16);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Refusal);
    expect(reason).toMatchObject({ code: "overloaded", details: { retryAfterSeconds: 1 } });
  }
});

test("an address with many accounts doesn't keep out a member at another address", async () => {
  const at = (address: string, account: string) =>
    runInTurnOf({ rank: "known", holder: `${address} ${account}`, crowd: address }, () =>
      hashPassword("correct horse battery", { rank: "known", holder: account }),
    );
  const asked = Array.from({ length: 50 }, (_, index) => at("203.0.113.7", `account ${index}`));
  const served = Promise.allSettled(asked);
  expect(await at("203.0.113.8", "a member")).toMatch(/^\$argon2id/);
  const refused = (await served).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(17); // one of them made room
});

test("the next hash after a crowd is computed", async () => {
  await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword("correct horse battery")));
  const stored = await hashPassword("correct horse battery");
  expect(await verifyPassword("correct horse battery", stored)).toEqual({ isRight: true, isOutdated: false });
});

test.each([null, undefined])("one hash is computed even if there is nothing to compare with (%s)", async (stored) => {
  const hashes = await hashesDuring(async () => {
    expect(await verifyPassword("correct horse battery", stored)).toMatchObject({ isRight: false });
  });
  expect(hashes.all).toBe(1);
});
