import { expect, test } from "vitest";
import { ResponseCache } from "./response-cache.ts";

const text = { headers: { "content-type": "text/plain" } };

/** Returns a function that asks a new cache and tells whether it had to make the answer. */
function asking(size: { count?: number; bytes?: number }) {
  const cache = new ResponseCache(size);
  return async (key: string, body = key) => {
    let isNew = false;
    await cache.getOrMake(key, [], async () => {
      isNew = true;
      return { ...text, body };
    });
    return isNew;
  };
}

test("drops the least recently used answer if there are too many", async () => {
  const ask = asking({ count: 2 });
  expect([await ask("a"), await ask("b"), await ask("a"), await ask("c")]).toEqual([true, true, false, true]);
  expect([await ask("a"), await ask("b")]).toEqual([false, true]);
});

test("drops answers until the rest fit if they are too large", async () => {
  const ask = asking({ bytes: 5000 });
  const large = "0123456789".repeat(100);
  for (const key of ["a", "b"]) await ask(key, large);
  expect(await ask("a", large)).toBe(false);
  await ask("c", large);
  expect([await ask("a", large), await ask("c", large), await ask("b", large)]).toEqual([false, false, true]);
});

test("gives an uncacheable answer to everyone waiting for it, then forgets it", async () => {
  const cache = new ResponseCache();
  let made = 0;
  const make = async () => ({ ...text, body: String(++made), isCacheable: false });
  const [one, other] = await Promise.all([cache.getOrMake("a", [], make), cache.getOrMake("a", [], make)]);
  expect(other).toBe(one);
  await cache.getOrMake("a", [], make);
  expect(made).toBe(2);
});

test("forgets a failure, so the next attempt can succeed", async () => {
  const cache = new ResponseCache();
  const failing = cache.getOrMake("a", [], () => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
  await expect(cache.getOrMake("a", [], async () => ({ ...text, body: "back" }))).resolves.toMatchObject({
    status: 200,
  });
});
