import { expect, test } from "vitest";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { maxPictureBytes, uploadTexts } from "#contract/uploads/constants.ts";
import { problemOf } from "./site-icon-section.tsx";

const png = { type: "image/png", size: maxPictureBytes };

test("one PNG picture of at most 10 MB is accepted", () => {
  expect(problemOf([png])).toBeUndefined();
});

test.each([
  ["nothing", [], faviconTexts.wrong],
  ["another kind of picture", [{ ...png, type: "image/jpeg" }], faviconTexts.wrong],
  ["a file that isn't a picture", [{ ...png, type: "" }], faviconTexts.wrong],
  ["one byte too many", [{ ...png, size: maxPictureBytes + 1 }], faviconTexts.wrong],
  ["two pictures", [png, png], uploadTexts.several],
])("%s is refused before it is sent", (_what, files, sentence) => {
  expect(problemOf(files)).toBe(sentence);
});
