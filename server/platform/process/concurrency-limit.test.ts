import { expect, test } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";

/** Starts this much work, which all ends when `end` is called. */
function startWork(count: number) {
  const limit = concurrencyLimit({ atOnce: 2, waiting: 3 });
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const running = { now: 0, most: 0 };
  const outcomes = Array.from({ length: count }, () =>
    limit(async () => {
      running.most = Math.max(running.most, ++running.now);
      await promise;
      running.now--;
    }),
  );
  return { limit, outcomes: Promise.allSettled(outcomes), running, end };
}

test("some work runs at once, some waits, and the rest is refused with a time to retry", async () => {
  const { limit, outcomes, running, end } = startWork(7);
  await expect.poll(() => running.now).toBe(2);
  expect(limit.requireCapacity).toThrow(expect.objectContaining({ code: "overloaded" }));
  end();
  const refused = (await outcomes).flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: "overloaded", details: { retryAfterSeconds: 1 } });
  expect(running).toEqual({ now: 0, most: 2 });
  limit.requireCapacity();
});

test("work that fails leaves room for the next", async () => {
  const limit = concurrencyLimit({ atOnce: 1, waiting: 1 });
  await expect(limit(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await limit(async () => "next")).toBe("next");
});
