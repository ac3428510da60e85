import { expect, test } from "vitest";
import { isDisguised, lookOf } from "./disguised-names.ts";

test.each(["b\u043ess", "\u0441\u043e\u0441\u043e", "ada_\u03bf", "\u0410\u0412\u0421 7"])(
  "%s could be read as a Latin name",
  (name) => expect(isDisguised(name)).toBe(true),
);

test.each(["boss", "Émile", "Зоя", "Ελένη", "田中 Aki", "42"])("%s is what it looks like", (name) =>
  expect(isDisguised(name)).toBe(false),
);

test.each([
  ["\u0430dmin", "Admin"],
  ["B\u043e\u0455s", "boss"],
  ["\u0412\u039fSS", "boss"],
  ["Ev\u03b1  J\u00f6rgens", "eva jo\u0308rgens"],
])("%s is read as %s", (name, read) => expect(lookOf(name)).toBe(lookOf(read)));

test("names in another alphabet stay apart from Latin ones", () => {
  expect(lookOf("Зоя")).not.toBe(lookOf("3oa"));
  expect(lookOf("Ελένη")).not.toBe(lookOf("Elena"));
});
