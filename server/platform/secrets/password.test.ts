import { expect, test } from "vitest";
import { hashesDuring } from "#server/testing/measures/hashes.ts";
import { hashPassword, verifyPassword } from "./password.ts";

test("of fifty strangers' hashes at once, one runs, thirty-two wait and the rest are told to come back", async () => {
  const hashes = await hashesDuring(async () => {
    const asked = Array.from({ length: 50 }, () => hashPassword("correct horse battery", "strangers"));
    const refused = (await Promise.allSettled(asked)).flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(17);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: "overloaded", details: { retryAfterSeconds: 1 } });
  });
  expect(hashes).toEqual({ all: 33, mostAtOnce: 1 });
});

test("people at known browsers don't wait for strangers' hashes, and two run at once in all", async () => {
  let left = 33;
  const hashes = await hashesDuring(async () => {
    const strangers = Array.from({ length: left }, () =>
      hashPassword("correct horse battery", "strangers").finally(() => left--),
    );
    await hashPassword("correct horse battery", "known");
    expect(left).toBeGreaterThan(20);
    await Promise.all(strangers);
  });
  expect(hashes).toEqual({ all: 34, mostAtOnce: 2 });
});

test("a hash is computed after many at once", async () => {
  await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword("correct horse battery")));
  const stored = await hashPassword("correct horse battery");
  expect(await verifyPassword("correct horse battery", stored)).toEqual({ isRight: true, needsRehash: false });
});

test.each([null, undefined])("one hash is computed even if there is nothing to compare with (%s)", async (stored) => {
  const hashes = await hashesDuring(async () => {
    expect(await verifyPassword("correct horse battery", stored)).toMatchObject({ isRight: false });
  });
  expect(hashes.all).toBe(1);
});
