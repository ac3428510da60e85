import { expect, test } from "vitest";
import { readTimeOf, wordCountOf } from "./read-time.ts";

test.each([
  ["", 0],
  ["One two – three, don’t!", 4],
  ["- a list\n- **of** words\n\n---", 4],
  ["私は昨日試合を見ました", 8],
  ["我们昨天赢得了比赛", 5],
  ["สวัสดีชาวโลก", 3],
])("%j has %i words", (text, words) => {
  expect(wordCountOf(text)).toBe(words);
});

test("reading takes a minute for 200 words or fewer", () => {
  expect([0, 1, 200, 201, 400, 401].map(readTimeOf)).toEqual([1, 1, 1, 2, 2, 3]);
});
