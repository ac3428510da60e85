import { expect, test } from "vitest";
import { lineWidth, titleWidth } from "./title-width.ts";

test("a title says how wide its longest word is, and the longer of its two most even lines", () => {
  expect(titleWidth("We climbed back from below.")).toEqual({ "--longest-word": "2.66", "--longer-line": "5.45" });
  expect(titleWidth("Terms")).toEqual({ "--longest-word": "2.23", "--longer-line": "2.23" });
});

test("a text says how wide it is in one line, and never less than it is", () => {
  expect(lineWidth("We climbed.")).toEqual({ "--line": "4.02" });
});
