import { expect, test } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

const text = { headers: { "content-type": "text/plain" } };

/** Returns a function that asks a new cache and tells whether it had to make the answer. */
function asking(room: { count?: number; bytes?: number }) {
  const cache = new AnswerCache(room);
  return async (key: string, body = key) => {
    let isNew = false;
    await cache.answer(key, [], async () => {
      isNew = true;
      return { ...text, body };
    });
    return isNew;
  };
}

test("when there are too many answers, the one that nobody asked for the longest goes", async () => {
  const ask = asking({ count: 2 });
  expect([await ask("a"), await ask("b"), await ask("a"), await ask("c")]).toEqual([true, true, false, true]);
  expect([await ask("a"), await ask("b")]).toEqual([false, true]);
});

test("when the answers are too large, so many of them go that the rest fits", async () => {
  const ask = asking({ bytes: 5000 });
  const large = "0123456789".repeat(100);
  for (const key of ["a", "b"]) await ask(key, large);
  expect(await ask("a", large)).toBe(false);
  await ask("c", large);
  expect([await ask("a", large), await ask("c", large), await ask("b", large)]).toEqual([false, false, true]);
});

test("an answer that can't be kept is given to those who wait and then forgotten", async () => {
  const cache = new AnswerCache();
  let made = 0;
  const make = async () => ({ ...text, body: String(++made), isCacheable: false });
  const [one, other] = await Promise.all([cache.answer("a", [], make), cache.answer("a", [], make)]);
  expect(other).toBe(one);
  await cache.answer("a", [], make);
  expect(made).toBe(2);
});

test("a making that fails is forgotten, so that the next one may succeed", async () => {
  const cache = new AnswerCache();
  const failing = cache.answer("a", [], () => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
  await expect(cache.answer("a", [], async () => ({ ...text, body: "back" }))).resolves.toMatchObject({ status: 200 });
});
