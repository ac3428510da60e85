import { expect, test } from "vitest";
import { z } from "zod";
import { refusalSentence } from "./refusal-sentences.ts";

const nothing = z.strictObject({}, { error: refusalSentence });
const said = (names: string[]) =>
  nothing.safeParse(Object.fromEntries(names.map((name) => [name, 1]))).error?.issues[0]?.message;

test("unknown fields are named, but only the first of many", () => {
  expect(said(["a", "b"])).toBe("Please leave out a, b: this call has no such field");
  const many = Array.from({ length: 6_000 }, (_, count) => `${count}-${"x".repeat(50)}`);
  expect(said(many)).toMatch(
    /^Please leave out 0-x{38}, 1-x{38}, 2-x{38} and 5,997 more: this call has no such field$/,
  );
});
