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

test("known browsers go first, but a stranger gets a turn after three of them", async () => {
  const asked = [stranger("a"), stranger("b"), ...["1", "2", "3", "4", "5"].map(known)];
  expect((await orderOf(asked)).done).toEqual(["1", "2", "3", "a", "4", "5", "b"]);
});

test("addresses take turns, however much each asks for", async () => {
  const asked = ["a", "a", "a", "b", "b", "c"].map(stranger);
  expect((await orderOf(asked)).done).toEqual(["a", "b", "c", "a", "b", "a"]);
});

test("when there is no room, the last request of the address with the most makes way for one with fewer", async () => {
  const { done, refused } = await orderOf(["a", "a", "a", "b"].map(stranger), 3);
  expect(done).toEqual(["a", "b", "a"]);
  expect(refused).toEqual([false, false, true, false]);
});

test("nobody makes way for an address that has as many", async () => {
  const { refused } = await orderOf(["a", "b", "c", "d", "a"].map(stranger), 3);
  expect(refused).toEqual([false, false, false, true, true]);
});

test("staff go ahead of members and strangers, who still get one turn in four each", async () => {
  const staff = (holder: string): Turn => ({ rank: "staff", holder });
  const asked = [...["1", "2", "3"].map(known), ...["a", "b"].map(stranger), ...["x", "y", "z"].map(staff)];
  expect((await orderOf(asked)).done).toEqual(["x", "1", "y", "a", "z", "2", "3", "b"]);
});

test("if nobody has more than one waiting, the largest crowd makes way", async () => {
  const near = (holder: string): Turn => ({ ...stranger(holder), crowd: "neighbours" });
  const { done, refused } = await orderOf([near("a"), near("b"), near("c"), stranger("d"), near("e")], 3);
  expect(done).toEqual(["a", "d", "b"]);
  expect(refused).toEqual([false, false, true, false, true]);
});

test("crowds take turns, and so do the holders within each", async () => {
  const near = (holder: string): Turn => ({ ...stranger(holder), crowd: "neighbours" });
  const asked = [near("a"), near("a"), near("b"), near("c"), stranger("d"), stranger("d")];
  expect((await orderOf(asked)).done).toEqual(["a", "d", "b", "d", "c", "a"]);
});

test("a request that has waited too long is refused, and the next one is served", async () => {
  const queue = new TurnQueue({ waiting: 10, longestMs: 5 });
  await expect(queue.wait({ holder: "a" })).rejects.toMatchObject({ code: "overloaded" });
  const later = queue.wait({ holder: "b" });
  queue.next()?.begin();
  await later;
  expect(queue.isEmpty).toBe(true);
});

test("a round of the event loop starts only so much, and then latecomers get their turn", async () => {
  const loop = new LoopTurns(3);
  const begun: string[] = [];
  for (const holder of ["a", "a", "a", "a", "a", "a", "a", "b"]) loop.begin(stranger(holder), () => begun.push(holder));
  expect(begun).toEqual(["a", "a", "a"]);
  await expect.poll(() => begun.length, { interval: 1 }).toBe(8);
  expect(begun.slice(3)).toEqual(["a", "b", "a", "a", "a"]);
});

test("with rests, work waits at least as long as the work before it took", async () => {
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

test("an aborted signal refuses waiting and later work with its reason, and lets running work finish", async () => {
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
