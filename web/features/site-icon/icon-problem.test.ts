import { expect, test } from "vitest";
import { faviconTexts, maxFaviconBytes } from "#contract/first-steps/constants.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { problemOf } from "./icon-problem.ts";

const png = { type: "image/png", size: maxFaviconBytes };

test("one PNG picture of at most 1 MB is right", () => {
  expect(problemOf([png])).toBeUndefined();
});

test.each([
  ["nothing", [], faviconTexts.wrong],
  ["another kind of picture", [{ ...png, type: "image/jpeg" }], faviconTexts.wrong],
  ["what is no picture", [{ ...png, type: "" }], faviconTexts.wrong],
  ["one byte too many", [{ ...png, size: maxFaviconBytes + 1 }], faviconTexts.wrong],
  ["two pictures", [png, png], uploadTexts.several],
])("%s is refused before it is sent", (_what, files, sentence) => {
  expect(problemOf(files)).toBe(sentence);
});
