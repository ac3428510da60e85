import { expect, test } from "vitest";
import { withoutPersonalText } from "./error-text.ts";

test.each([
  [`Unexpected token 'I', "Ida Example" is not valid JSON`, `Unexpected token 'I', "..." is not valid JSON`],
  ["no member ida@demo.example here", "no member ... here"],
  ["at f (https://site.example/assets/a.js?token=abc:3:14)", "at f (https://site.example/assets/a.js:3:14)"],
  ["https://site.example/reset-password#token", "https://site.example/reset-password"],
  ["at /news/0199f000-0000-7000-8000-000000000000/x", "at /news/.../x"],
  ["/temp-access/2f9fY3cAq0pWq7s8d9fLm1", "/temp-access/..."],
])("%s", (said, kept) => {
  expect(withoutPersonalText(said)).toBe(kept);
});

test("file names and positions in the code are kept", () => {
  const stack =
    "TypeError: Cannot read properties of undefined (reading 'map')\n    at Roster (https://site.example/assets/a-long-name-of-a-script-DqX3.js:1:22)";
  expect(withoutPersonalText(stack)).toBe(stack);
});

/** Returns the fastest of five runs, in milliseconds of processor time, which leaves out whatever else the machine does. */
function millisecondsFor(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = process.threadCpuUsage();
    withoutPersonalText(text);
    const { user, system } = process.threadCpuUsage(begin);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test.each(["a", "-", "$", "a.", '"', "?", "a@", "@a", " a@b"])(
  "ten times as much of %j takes about ten times as long, not a hundred times",
  (part) => {
    const [short, long] = [4_000, 40_000].map((length) => `${part.repeat(length / part.length)}.js`);
    expect(millisecondsFor(long ?? "")).toBeLessThan(40 * Math.max(1, millisecondsFor(short ?? "")));
  },
);
