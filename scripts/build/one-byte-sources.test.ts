import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { escaped } from "./one-byte-sources.ts";

test.each([
  ['"It’s 1–2 – “£5”"', "It’s 1–2 – “£5”"],
  ["`–’`", "–’"],
  ["'\\’'", "’"],
  ["'\\\\’'", "\\’"],
  ['"🎮"', "🎮"],
  ["/^[“🎮]$/u.test('🎮')", true],
  ["/^\\–$/.test('–')", true],
])("%s means the same, and is Latin-1", (code, value) => {
  const script = escaped(code);
  expect(script).not.toMatch(/[^\0-\xff]/);
  expect(runInNewContext(script)).toEqual(value);
});
