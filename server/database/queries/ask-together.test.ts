import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { askTogether } from "./ask-together.ts";

const db = { connection: {} } as Database;

/** Simulates a database that holds each statement until it's told to answer. It finds every key but "nobody". */
function heldDatabase(options?: { atOnce: number }) {
  const statements: { keys: string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const find = askTogether<string>(async (_db, keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    statements.push({ keys, answer: resolve, fail: reject });
    await promise;
    return new Map(
      keys.filter((key) => key !== "nobody").map((key) => [key, `${key} of statement ${statements.length}`]),
    );
  }, options);
  const statement = async (number: number) => {
    await expect.poll(() => statements.length, { interval: 1 }).toBeGreaterThanOrEqual(number);
    return statements[number - 1] as (typeof statements)[number];
  };
  return { find, statement, statements };
}

test("lookups made at the same time share one statement, and each gets its own answer", async () => {
  const { find, statement, statements } = heldDatabase();
  const asked = ["ida", "ben", "nobody", "ida"].map((key) => find(db, key));
  const { keys, answer } = await statement(1);
  expect(keys).toEqual(["ida", "ben", "nobody"]);
  answer();
  expect(await Promise.all(asked)).toEqual([
    "ida of statement 1",
    "ben of statement 1",
    undefined,
    "ida of statement 1",
  ]);
  expect(statements).toHaveLength(1);
});

test("a lookup made while a statement runs gets the answer of a later one", async () => {
  const { find, statement } = heldDatabase();
  const first = find(db, "ida");
  const { answer } = await statement(1);
  const second = find(db, "ida");
  answer();
  expect(await first).toBe("ida of statement 1");
  (await statement(2)).answer();
  expect(await second).toBe("ida of statement 2");
  const third = find(db, "ida");
  (await statement(3)).answer();
  expect(await third).toBe("ida of statement 3");
});

test("a failed statement fails only the lookups that waited for it", async () => {
  const { find, statement } = heldDatabase();
  const asked = [find(db, "ida"), find(db, "ben")];
  const { fail } = await statement(1);
  const later = find(db, "ida");
  fail(new Error("gone"));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  (await statement(2)).answer();
  expect(await later).toBe("ida of statement 2");
});

test("more keys than allowed at once are looked up in batches, one after the other", async () => {
  const { find, statement, statements } = heldDatabase({ atOnce: 2 });
  const asked = ["one", "two", "three"].map((key) => find(db, key));
  (await statement(1)).answer();
  (await statement(2)).answer();
  await Promise.all(asked);
  expect(statements.map(({ keys }) => keys)).toEqual([["one", "two"], ["three"]]);
});

test("two databases are asked separately", async () => {
  const { find, statement, statements } = heldDatabase();
  const asked = [find(db, "ida"), find({ connection: {} } as Database, "ida")];
  (await statement(1)).answer();
  (await statement(2)).answer();
  await Promise.all(asked);
  expect(statements.map(({ keys }) => keys)).toEqual([["ida"], ["ida"]]);
});
