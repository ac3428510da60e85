import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { LoopTurns } from "./loop-turns.ts";
import type { Turn } from "./ranked-queue.ts";
import { TurnQueue } from "./turn-queue.ts";
import { Turns } from "./turns.ts";

const stranger = (holder: string): Turn => ({ rank: "strangers", holder });
const known = (holder: string): Turn => ({ rank: "known", holder });

/** Queues work in this order behind a piece that is running. Returns the order in which it is done. */
async function orderOf(asked: Turn[], waiting = 32) {
  const turns = new Turns({ atOnce: 1, waiting });
  const done: string[] = [];
  const { promise: release, resolve: end } = Promise.withResolvers<void>();
  const first = turns.take(() => release);
  const all = asked.map((turn) => turns.take(async () => void done.push(turn.holder), turn));
  const settled = Promise.allSettled(all);
  end();
  await first;
  return { done, refused: (await settled).map(({ status }) => status === "rejected") };
}

test("known browsers go first, and three of them in a row let a stranger go", async () => {
  const asked = [stranger("a"), stranger("b"), ...["1", "2", "3", "4", "5"].map(known)];
  expect((await orderOf(asked)).done).toEqual(["1", "2", "3", "a", "4", "5", "b"]);
});

test("addresses take turns, however much each of them asks for", async () => {
  const asked = ["a", "a", "a", "b", "b", "c"].map(stranger);
  expect((await orderOf(asked)).done).toEqual(["a", "b", "c", "a", "b", "a"]);
});

test("where no room is left, what came last from the address with most makes room for one with less", async () => {
  const { done, refused } = await orderOf(["a", "a", "a", "b"].map(stranger), 3);
  expect(done).toEqual(["a", "b", "a"]);
  expect(refused).toEqual([false, false, true, false]);
});

test("nobody makes room for one who has as much as they", async () => {
  const { refused } = await orderOf(["a", "b", "c", "d", "a"].map(stranger), 3);
  expect(refused).toEqual([false, false, false, true, true]);
});

test("staff go before members who wait, who still have one turn in four", async () => {
  const staff = (holder: string): Turn => ({ rank: "staff", holder });
  const asked = [...["1", "2", "3"].map(known), ...["a", "b"].map(stranger), ...["x", "y", "z"].map(staff)];
  expect((await orderOf(asked)).done).toEqual(["x", "1", "y", "a", "z", "2", "3", "b"]);
});

test("where nobody has more than one waiting, the largest crowd makes room", async () => {
  const near = (holder: string): Turn => ({ ...stranger(holder), crowd: "neighbours" });
  const { done, refused } = await orderOf([near("a"), near("b"), near("c"), stranger("d"), near("e")], 3);
  expect(done).toEqual(["a", "d", "b"]);
  expect(refused).toEqual([false, false, true, false, true]);
});

test("crowds take turns, and so do the holders in each", async () => {
  const near = (holder: string): Turn => ({ ...stranger(holder), crowd: "neighbours" });
  const asked = [near("a"), near("a"), near("b"), near("c"), stranger("d"), stranger("d")];
  expect((await orderOf(asked)).done).toEqual(["a", "d", "b", "d", "c", "a"]);
});

test("whoever has waited for the longest time allowed is refused, and the next one is served", async () => {
  const queue = new TurnQueue({ waiting: 10, longestMs: 5 });
  await expect(queue.wait({ holder: "a" })).rejects.toMatchObject({ code: "unavailable" });
  const later = queue.wait({ holder: "b" });
  queue.next()?.begin();
  await later;
  expect(queue.isEmpty).toBe(true);
});

test("in a round of the event loop only so much is begun, and then those who came last have their turn", async () => {
  const loop = new LoopTurns(3);
  const begun: string[] = [];
  for (const holder of ["a", "a", "a", "a", "a", "a", "a", "b"]) loop.begin(stranger(holder), () => begun.push(holder));
  expect(begun).toEqual(["a", "a", "a"]);
  await expect.poll(() => begun.length, { interval: 1 }).toBe(8);
  expect(begun.slice(3)).toEqual(["a", "b", "a", "a", "a"]);
});

test("work that rests waits at least as long as the work before it took", async () => {
  const turns = new Turns({ atOnce: 1, waiting: 4, longestRestMs: 10_000 });
  const spans: { began: number; ended: number }[] = [];
  const work = async () => {
    const began = performance.now();
    await sleep(30);
    spans.push({ began, ended: performance.now() });
  };
  await Promise.all([turns.take(work), turns.take(work), turns.take(work)]);
  for (const [at, { began }] of spans.slice(1).entries()) {
    const before = spans[at];
    const took = (before?.ended ?? 0) - (before?.began ?? 0);
    expect(began - (before?.ended ?? 0)).toBeGreaterThanOrEqual(took - 1); // timers count whole milliseconds
  }
  expect(spans).toHaveLength(3);
});

test("work that waits when its signal aborts is refused with the reason, also if it comes later; what is under way goes on", async () => {
  const turns = new Turns({ atOnce: 1, waiting: 4 });
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const stop = new AbortController();
  const take = () => turns.take(() => promise, stranger("a"), stop.signal);
  const [first, second] = [take(), take()];
  const other = turns.take(async () => "other", stranger("b"));
  stop.abort("stopped");
  await expect(second).rejects.toBe("stopped");
  await expect(take()).rejects.toBe("stopped");
  end("done");
  expect(await Promise.all([first, other])).toEqual(["done", "other"]);
});
