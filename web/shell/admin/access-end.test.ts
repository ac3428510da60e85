import { expect, test } from "vitest";
import { inWords } from "./access-end.tsx";

test.each([
  [0, "in less than a minute"],
  [1, "in 1 minute"],
  [119, "in 119 minutes"],
  [120, "in 2 hours"],
  [179, "in 2 hours"],
  [47 * 60 + 59, "in 47 hours"],
  [48 * 60, "in 2 days"],
  [168 * 60, "in 7 days"],
])("%d minutes from now is %s", (minutes, words) => {
  expect(inWords(minutes)).toBe(words);
});
