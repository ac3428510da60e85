import { expect, test } from "vitest";
import { isDisguised } from "./disguised-names.ts";

test.each(["b\u043ess", "\u0441\u043e\u0441\u043e", "ada_\u03bf", "\u0410\u0412\u0421 7"])(
  "%s could be read as a Latin name",
  (name) => expect(isDisguised(name)).toBe(true),
);

test.each(["boss", "Émile", "Зоя", "Ελένη", "田中 Aki", "42"])("%s is what it looks like", (name) =>
  expect(isDisguised(name)).toBe(false),
);
