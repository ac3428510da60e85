import { expect, test } from "vitest";
import { ResponseCache } from "./response-cache.ts";

const page =
  (body: string, isCacheable = true) =>
  async () => ({ headers: { "content-type": "text/html" }, body, isCacheable });
const away = () => Promise.reject(new Error("the database is away"));
const minute = 60_000;
const textOf = async (cache: ResponseCache, make: Parameters<ResponseCache["getOrMake"]>[2], now: number) =>
  (await cache.getOrMake("/", ["news"], make, { now })).bytes.raw.toString();

test("keeps the old answer while a new one can't be made, and soon tries again", async () => {
  const cache = new ResponseCache();
  expect(await textOf(cache, page("whole"), 0)).toBe("whole");
  expect(await textOf(cache, away, minute)).toBe("whole");
  expect(await textOf(cache, page("half", false), minute + 6_000)).toBe("whole");
  expect(await textOf(cache, page("whole again"), minute + 8_000)).toBe("whole");
  expect(await textOf(cache, page("whole again"), minute + 13_000)).toBe("whole again");
});

test("never shows the old answer after a change, even if no new one can be made", async () => {
  const cache = new ResponseCache();
  await textOf(cache, page("before"), 0);
  cache.invalidate("news");
  await expect(textOf(cache, away, 1)).rejects.toThrow("the database is away");
  expect(await textOf(cache, page("after"), 2)).toBe("after");
});

test("if anything may have changed, keeps the old answer only while no new one can be made", async () => {
  const cache = new ResponseCache();
  await textOf(cache, page("before"), 0);
  cache.invalidate("*");
  expect(await textOf(cache, away, 1)).toBe("before");
  cache.invalidate("*");
  expect(await textOf(cache, page("half", false), 2)).toBe("before");
  cache.invalidate("*");
  expect(await textOf(cache, page("after"), 3)).toBe("after");
  cache.invalidate("news");
  await expect(textOf(cache, away, 4)).rejects.toThrow("the database is away");
});

test("sends an incomplete answer without caching it", async () => {
  const cache = new ResponseCache();
  expect(await textOf(cache, page("half", false), 0)).toBe("half");
  expect(await textOf(cache, page("whole"), 1)).toBe("whole");
});
